import { useFormatter } from 'use-intl';
import type { DataOf } from '#contract/call.ts';
import type { skuList } from '#contract/catalogue.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Stars } from '../ui/stars.tsx';
import { Head } from './head.tsx';
import styles from './scheme.module.css';

/** What buyers have said; nothing at all while nobody has said anything, and of a demonstration that it is made up. */
export function Reviews({
  reviews,
  averageRating,
}: Pick<DataOf<typeof skuList>, 'reviews' | 'averageRating'>) {
  const t = useWords('paying.scheme');
  const format = useFormatter();
  const { exam } = useExam();
  if (reviews.length === 0) return null;
  const average = averageRating === null ? null : Math.round(averageRating * 10) / 10;
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews')}</h2>
      {average !== null && <p className="soft">{t('rating', { rating: format.number(average) })}</p>}
      {exam.figures.mode === 'showcase' && <p className="small soft">{t('samples')}</p>}
      <div className={styles.voices}>
        {reviews.map((review) => (
          <figure key={`${review.name} ${review.time}`}>
            <Head image={review.headImage} />
            <div>
              <Stars rating={review.rating} label={t('stars', { rating: review.rating })} />
              <blockquote>{review.content}</blockquote>
              <figcaption className="small soft">
                {review.name}{' '}
                <time dateTime={review.time}>
                  {format.dateTime(new Date(review.time), { dateStyle: 'medium' })}
                </time>
              </figcaption>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
