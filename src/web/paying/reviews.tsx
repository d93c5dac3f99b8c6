import type { DataOf } from '#contract/call.ts';
import type { skuList } from '#contract/catalogue.ts';
import { useWords } from '../shell/words.tsx';
import styles from './scheme.module.css';

/** What buyers have said; nothing at all while nobody has said anything. */
export function Reviews({
  reviews,
  averageRating,
}: Pick<DataOf<typeof skuList>, 'reviews' | 'averageRating'>) {
  const t = useWords('paying.scheme');
  if (reviews.length === 0) return null;
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews')}</h2>
      {averageRating !== null && <p className="soft">{t('rating', { rating: averageRating })}</p>}
      {reviews.map((review) => (
        <figure key={`${review.name} ${review.time}`}>
          <blockquote>{review.content}</blockquote>
          <figcaption className="small soft">
            {review.name} <time>{review.time}</time>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
