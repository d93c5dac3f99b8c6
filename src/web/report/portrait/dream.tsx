import type { PortraitReport } from '#contract/reports.ts';
import { useWords } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './dream.module.css';
import portrait from './portrait.module.css';

interface Props {
  /** Of the part. */
  title: string;
  dream: PortraitReport['dream'];
}

const roles = ['first', 'second', 'absent'] as const;

/** The interpretation of a dream beside its pictures, which come before this part is opened: paper shows them too. */
export function Dream({ title, dream }: Props) {
  const t = useWords('report.portrait');
  const { pictures, paragraphs } = dream;
  const closing = paragraphs.slice(pictures.length);
  return (
    <div className="wrap">
      <h1 tabIndex={-1} className={portrait.partTitle}>
        {title}
      </h1>
      <section className={styles.dream} aria-labelledby="dream">
        <h2 id="dream">{dream.title}</h2>
        {pictures.map((picture, at) => {
          const role = roles[at];
          return (
            <div key={picture.name} className={styles.scene}>
              <figure>
                <Picture
                  picture={picture}
                  sizes="(min-width: 62em) 40rem, 100vw"
                  className={styles.picture}
                />
                {role && <figcaption className="soft small">{t(role)}</figcaption>}
              </figure>
              <p>{paragraphs[at]}</p>
            </div>
          );
        })}
        {closing.map((paragraph) => (
          <p key={paragraph} className={`${styles.closing} display`}>
            {paragraph}
          </p>
        ))}
      </section>
    </div>
  );
}
