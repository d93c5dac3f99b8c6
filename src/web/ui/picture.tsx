import { useState } from 'react';
import styles from './picture.module.css';

/** As the contract hands it out: a folder and a file of `assets/pictures`, and what it shows in words. */
export interface PictureFile {
  set: string;
  name: string;
  alt: string;
}

const widths = [390, 780, 1200] as const;

/** Where a picture file of one width is. */
export const addressOf = ({ set, name }: PictureFile, width: number): string =>
  `/pictures/${set}/${name}-${width}.avif`;

/** All widths of a picture for `srcset`. */
export const sourcesOf = (picture: PictureFile): string =>
  widths.map((width) => `${addressOf(picture, width)} ${width}w`).join(', ');

interface Props {
  picture: PictureFile;
  /** How wide it is drawn, as in the attribute of the same name. */
  sizes: string;
  /** Below the first view: asked for when one comes near it. */
  late?: boolean;
  /** In the first view: `high` where it is the largest thing there, `low` where it stands behind what is read. */
  priority?: 'high' | 'low';
  className?: string | undefined;
}

/**
 * A picture of 4 : 3 in the width that fits, with the grain that lies over all of them. Its place never moves.
 * One that cannot be had is told in words.
 */
export function Picture({ picture, sizes, late = false, priority, className }: Props) {
  const [failed, setFailed] = useState(false);
  const look = className ? `${styles.picture} ${className}` : styles.picture;
  if (failed && picture.alt) return <span className={`${look} ${styles.told}`}>{picture.alt}</span>;
  return (
    <span className={look}>
      <img
        srcSet={sourcesOf(picture)}
        sizes={sizes}
        src={addressOf(picture, 780)}
        alt={picture.alt}
        width="1200"
        height="900"
        decoding="async"
        onError={() => setFailed(true)}
        {...(late && { loading: 'lazy' })}
        {...(priority && { fetchPriority: priority })}
      />
    </span>
  );
}
