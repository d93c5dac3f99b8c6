import type { PortraitReport } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import styles from './methods.module.css';

/** How the portrait was made, and what it cannot say: closed until asked for, open on paper. */
export function Methods({ methods, norm }: Pick<PortraitReport, 'methods' | 'norm'>) {
  const t = useWords('report.overview');
  return (
    <section className={`wrap ${styles.methods}`} aria-labelledby="methods">
      <h2 id="methods">{methods.title}</h2>
      <div>
        {methods.chapters.map(({ title, paragraphs }) => (
          <details key={title} className={styles.chapter}>
            <summary>{title}</summary>
            <div className="stack">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
        <details className={styles.chapter}>
          <summary>{t('norm')}</summary>
          <p>{norm.text}</p>
        </details>
      </div>
    </section>
  );
}
