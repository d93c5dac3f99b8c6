import type { ScoreReport } from '#contract/reports.ts';
import { useWords } from '../shell/words.tsx';
import styles from './meaning.module.css';

/** The chapters of the report, as prose. */
export function Meaning({ chapters }: { chapters: ScoreReport['chapters'] }) {
  const t = useWords('report.tabs');
  return (
    <section id="meaning" className={styles.meaning} aria-labelledby="meaning-title">
      <h2 id="meaning-title">{t('meaning')}</h2>
      {chapters.map((chapter) => (
        <article key={chapter.id} className={styles.chapter}>
          <h3>{chapter.title}</h3>
          <div className="stack">
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}
