import type { PortraitReport } from '#contract/reports.ts';
import styles from './chapters.module.css';
import portrait from './portrait.module.css';

interface Props {
  /** Of the part, where the chapters begin it. */
  title?: string;
  chapters: PortraitReport['modules'];
}

/** Chapters of a part, as prose. */
export function Chapters({ title, chapters }: Props) {
  return (
    <div className="wrap">
      {title && (
        <h1 tabIndex={-1} className={portrait.partTitle}>
          {title}
        </h1>
      )}
      {chapters.map((chapter) => (
        <article key={chapter.id} className={styles.chapter} aria-labelledby={`chapter-${chapter.id}`}>
          <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
          <div className={styles.prose}>
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </div>
  );
}
