import tallAvif from '../themes/art/home-tall.avif?inline';
import tallWebp from '../themes/art/home-tall.webp?url';
import wideAvif from '../themes/art/home-wide.avif?url';
import wideWebp from '../themes/art/home-wide.webp?url';
import styles from './hero.module.css';

/**
 * A picture that words stand on, in two shapes and two formats. The one that telephones draw stands in the page itself: it is
 * the largest thing they paint first, and comes without a way of its own (decision 89).
 */
export interface HeroFiles {
  readonly wideAvif: string;
  readonly wideWebp: string;
  /** Left out where it is the heavier one. */
  readonly tallAvif?: string;
  readonly tallWebp: string;
}

const wide = '(min-width: 48em)';

/** @param className of the picture, where it does not simply fill the view */
export function HeroArt({ files, className = '' }: { files: HeroFiles; className?: string | undefined }) {
  return (
    <picture className={`${styles.art} ${className}`}>
      <source media={wide} type="image/avif" srcSet={files.wideAvif} />
      <source media={wide} type="image/webp" srcSet={files.wideWebp} />
      {files.tallAvif && <source type="image/avif" srcSet={files.tallAvif} />}
      <img src={files.tallWebp} alt="" width="780" height="1600" fetchPriority="high" />
    </picture>
  );
}

/** The picture of the first landing. */
export const HomeArt = () => <HeroArt files={{ wideAvif, wideWebp, tallAvif, tallWebp }} />;
