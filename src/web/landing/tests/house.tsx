import tallAvif from '../../themes/art/house-tall.avif?url';
import tallWebp from '../../themes/art/house-tall.webp?url';
import wideAvif from '../../themes/art/house-wide.avif?url';
import wideWebp from '../../themes/art/house-wide.webp?url';
import styles from './tests.module.css';

const wide = '(min-width: 48em)';

/** The lake that the doors stand in (art/heroes/house.ts). */
export function HouseArt() {
  return (
    <picture className={styles.art}>
      <source media={wide} type="image/avif" srcSet={wideAvif} />
      <source media={wide} type="image/webp" srcSet={wideWebp} />
      <source type="image/avif" srcSet={tallAvif} />
      <img src={tallWebp} alt="" width="780" height="1600" fetchPriority="high" />
    </picture>
  );
}
