import type { PortraitReport } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './character.module.css';

/** The character nearest to the profile: its picture, its name, somebody's words, its portrait, and how sure that is. */
export function Character({ character }: Pick<PortraitReport, 'character'>) {
  const t = useWords('report.portrait');
  const { title, name, lead, portrait, strength, cost, quote, decision, certainty, picture } = character;
  return (
    <section aria-labelledby="character">
      <div className={styles.night} data-scheme="dark">
        <div className={`wrap ${styles.face}`}>
          <Picture picture={picture} sizes="(min-width: 62em) 34rem, 100vw" late className={styles.picture} />
          <div className={styles.words}>
            <h2 id="character">
              <span className={styles.title}>{title}</span> {name}
            </h2>
            <p className="lede">{lead}</p>
            <figure className={styles.quote}>
              <blockquote className="display">
                <p>{quote.text}</p>
              </blockquote>
              <figcaption className="soft">
                {quote.author} <cite>{quote.source}</cite>
              </figcaption>
            </figure>
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.text}`}>
        <div className={styles.portrait}>
          {portrait.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.sides}>
          {[strength, cost].map((side) => (
            <div key={side.title}>
              <h3>{side.title}</h3>
              <p>{side.text}</p>
            </div>
          ))}
        </div>
        <div className={styles.decision}>
          <h3>{t('certainty')}</h3>
          <div>
            <svg className={styles.certainty} aria-hidden="true">
              <rect className={styles.all} width="100%" height="100%" rx="3" />
              <rect className={styles.share} width={`${Math.round(100 * certainty)}%`} height="100%" rx="3" />
            </svg>
            <p className="soft">{decision}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
