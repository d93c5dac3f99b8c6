import type { ComponentProps, ReactNode } from 'react';
import type { BlockOf } from '#contract/blocks.ts';
import { Parted } from '../../ui/parted.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './face.module.css';

interface Props {
  picture: BlockOf<'card'>['picture'];
  /** Above the name, where the name doesn't say what it is. */
  title?: string;
  name: string;
  lead?: string | undefined;
  opening: ReactNode;
  /** After the name. */
  children?: ReactNode;
}

/** Who or what came out, before anything else of the report: its picture from edge to edge, and its name as the largest words. */
export function Face({ picture, title, name, lead, opening, children }: Props) {
  return (
    <Night picture={picture} sizes="(min-width: 62em) 34rem, 100vw" late={!opening} className={styles.named}>
      {opening}
      <h2>
        {title && <span className={styles.title}>{title}</span>} <Parted text={name} />
      </h2>
      {lead && <p className="lede">{lead}</p>}
      {children}
    </Night>
  );
}

/** The head of a report that has no picture of its own: under that of its test, from edge to edge on a phone. */
export const TestFace = ({ picture, children }: { picture: Props['picture']; children: ReactNode }) => (
  <Night picture={picture} sizes="(min-width: 62em) 22rem, 100vw" className={styles.test}>
    {children}
  </Night>
);

interface NightProps extends ComponentProps<typeof Picture> {
  className: string | undefined;
  children: ReactNode;
}

/** A picture with words at night. */
const Night = ({ className, children, ...picture }: NightProps) => (
  <div className={styles.night} data-scheme="dark">
    <div className={`wrap ${styles.face} ${className}`}>
      <Picture {...picture} className={styles.picture} />
      <div className={styles.words}>{children}</div>
    </div>
  </div>
);
