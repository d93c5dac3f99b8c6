import { kanjiHeld } from '#words/unbroken.ts';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from './block.ts';
import styles from './card.module.css';
import { Poster } from './poster.tsx';

/** Somebody or something by name, beside its picture. */
export function Card({ block, opening }: BlockProps<'card'>) {
  const { form, picture, title, name, paragraphs } = block;
  if (form === 'poster') return <Poster block={block} opening={opening} />;
  return (
    <>
      {opening && <div className="wrap">{opening}</div>}
      <section className={`wrap ${styles.card}`}>
        <Picture picture={picture} sizes="(min-width: 62em) 40rem, 100vw" className={styles.picture} />
        <div>
          <h2>
            <span className={styles.title}>{title}</span> {name}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{kanjiHeld(paragraph)}</p>
          ))}
        </div>
      </section>
    </>
  );
}
