import { kanjiHeld } from '#words/unbroken.ts';
import { Called } from '../../ui/called.tsx';
import { Picture } from '../../ui/picture.tsx';
import { AnswerPair } from './answer-pair.tsx';
import { Because } from './because.tsx';
import type { BlockProps } from './block.ts';
import styles from './prose.module.css';
import { RowGauge, roundedScore } from './row-gauge.tsx';

/** Names one after another, and no sentence. */
const isNames = (paragraph: string): boolean => !/\p{Sentence_Terminal}\P{L}*$/u.test(paragraph);

/** A chapter in words; without any, the title of the rows that come after it. */
export function Prose({ block, opening, inside = false }: BlockProps<'prose'>) {
  const Title = inside ? 'h3' : 'h2';
  const { id, title, lead, paragraphs, calls, picture, gauge, because, answers } = block;
  const isTold = lead !== undefined || paragraphs.length > 0 || because !== undefined;
  return (
    <div className="wrap">
      {opening && <div className={styles.opening}>{opening}</div>}
      <article
        className={`${styles.chapter} ${inside ? styles.inside : ''} ${isTold ? '' : styles.bare}`}
        aria-labelledby={`chapter-${id}`}
      >
        <div className={styles.head}>
          <Title id={`chapter-${id}`}>{title}</Title>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 62em) 24rem, 100vw"
              late
              className={styles.picture}
            />
          )}
          {gauge && (
            <div className={styles.gauge}>
              <p className="small">
                <span>{gauge.row.label !== title && gauge.row.label}</span>{' '}
                <b className="figures">{roundedScore(gauge.row).at}</b>
              </p>
              <RowGauge {...gauge} />
            </div>
          )}
        </div>
        {isTold && (
          <div className={styles.prose}>
            {lead && (
              <p className={`${styles.lead} ${inside ? '' : 'display'}`}>
                <Called text={lead} calls={calls} />
              </p>
            )}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={isNames(paragraph) ? styles.names : undefined}>
                <Called text={kanjiHeld(paragraph)} calls={calls} />
              </p>
            ))}
            {answers && <AnswerPair answers={answers} />}
            {because && <Because because={because} />}
          </div>
        )}
      </article>
    </div>
  );
}
