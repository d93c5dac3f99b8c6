import { kanjiHeld } from '#words/unbroken.ts';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from './block.ts';
import styles from './story.module.css';

/** Words beside their pictures, which come before this part is opened: paper shows them too. */
export function Story({ block, opening }: BlockProps<'story'>) {
  const { title, scenes, closing } = block;
  return (
    <div className="wrap">
      {opening}
      <section className={styles.story} aria-label={title}>
        <h2>{title}</h2>
        {scenes.map(({ picture, role, text }) => (
          <div key={picture.name} className={styles.scene}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 62em) 40rem, 100vw" className={styles.picture} />
              <figcaption className="soft small">{role}</figcaption>
            </figure>
            <p>{kanjiHeld(text)}</p>
          </div>
        ))}
        {closing.map((paragraph) => (
          <p key={paragraph} className={`${styles.closing} display`}>
            {paragraph}
          </p>
        ))}
      </section>
    </div>
  );
}
