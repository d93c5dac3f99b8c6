import { kanjiHeld } from '#words/unbroken.ts';
import type { BlockProps } from './block.ts';
import styles from './methods.module.css';

/** How the result was found, and what it cannot say: closed until asked for, open on paper. */
export function Methods({ block, opening }: BlockProps<'methods'>) {
  return (
    <>
      {opening && <div className="wrap">{opening}</div>}
      <section className={`wrap ${styles.methods}`} aria-label={block.title}>
        <h2>{block.title}</h2>
        <div>
          {block.chapters.map(({ title, paragraphs }) => (
            <details key={title} className={`unfolds ${styles.chapter}`}>
              <summary>{title}</summary>
              <div className="stack">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{kanjiHeld(paragraph)}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
