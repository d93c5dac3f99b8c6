import type { ReactNode } from 'react';
import type { BlockOf } from '#contract/blocks.ts';
import { kanjiHeld } from '#words/unbroken.ts';
import { Face } from './face.tsx';
import styles from './poster.module.css';

/** Somebody by name: the picture, the name, somebody's words, the portrait, and how sure that is. */
export function Poster({ block, opening }: { block: BlockOf<'card'>; opening: ReactNode }) {
  const { title, name, lead, heading, paragraphs, sides, quote, certainty, picture } = block;
  return (
    <section aria-label={name}>
      <Face {...{ picture, title, name, lead, opening }}>
        {quote && (
          <figure className={styles.quote}>
            <blockquote className="display">
              <p>{quote.text}</p>
            </blockquote>
            <figcaption className="soft">
              {quote.author} <cite>{quote.source}</cite>
            </figcaption>
          </figure>
        )}
      </Face>
      <div className={`wrap ${styles.text}`}>
        <div className={styles.portrait}>
          {heading && <h3>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{kanjiHeld(paragraph)}</p>
          ))}
        </div>
        <div className={styles.sides}>
          {sides.map((side) => (
            <div key={side.title}>
              <h3>{side.title}</h3>
              <p>{side.text}</p>
            </div>
          ))}
        </div>
        {certainty && (
          <div className={styles.decision}>
            <h3>{certainty.title}</h3>
            <div>
              <svg className={styles.certainty} aria-hidden="true">
                <rect className={styles.all} width="100%" height="100%" rx="3" />
                <rect
                  className={styles.share}
                  width={`${Math.round(100 * certainty.share)}%`}
                  height="100%"
                  rx="3"
                />
              </svg>
              <p className="soft">{certainty.text}</p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
