import { samplePages, samplePath, sampleShape, sampleWidths } from '#contract/samples.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useVariety, useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './sample-pages.module.css';

const widths = Object.entries(sampleWidths) as [keyof typeof sampleWidths, number][];

/** Real pages of what is sold, of a person who never was; each is a link to itself in a size that can be read. */
export function SamplePages() {
  const t = useWords('sample');
  const variety = useVariety();
  const address = useAddress();
  const { exam } = useExam();
  const { goods } = exam;
  return (
    <figure className={styles.sample}>
      <figcaption className="small">
        <p className={styles.title}>{t('title', { goods })}</p>
        <p className="soft">{t('note', { goods })}</p>
      </figcaption>
      <ul className={styles.pages} role="list" aria-label={t('title', { goods })}>
        {samplePages.map((page) => {
          const at = (size: keyof typeof sampleWidths) => samplePath(exam.examId, variety, page, size);
          return (
            <li key={page}>
              <a href={address(`/sample/${page}`)}>
                <span className={styles.sheet}>
                  <img
                    src={at('small')}
                    srcSet={widths.map(([size, width]) => `${at(size)} ${width}w`).join(', ')}
                    sizes="(min-width: 62em) 18rem, 76vw"
                    {...sampleShape}
                    alt={t('page', { page, goods })}
                    loading="lazy"
                    decoding="async"
                  />
                </span>
                <span className={styles.open}>
                  <Icon name="enlarge" />
                  {t('open', { page })}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
