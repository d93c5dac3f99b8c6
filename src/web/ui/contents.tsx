import styles from './contents.module.css';

interface Props {
  title: string;
  /** What each is called, and the `id` it stands under on this page. */
  chapters: readonly { id: string; title: string }[];
  className?: string | undefined;
}

/** The chapters of a long page, each a way to it: folded where there is little room, and without a script. */
export function Contents({ title, chapters, className = '' }: Props) {
  return (
    <details className={`unfolds ${styles.contents} ${className}`}>
      <summary>{title}</summary>
      <nav aria-label={title}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
