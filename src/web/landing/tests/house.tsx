import { lake } from '../lake-art.tsx';
import styles from './tests.module.css';

const wide = '(min-width: 48em)';

/** The lake that the doors stand in. */
export function HouseArt() {
  return (
    <picture className={styles.art}>
      <source media={wide} type="image/avif" srcSet={lake.wideAvif} />
      <source media={wide} type="image/webp" srcSet={lake.wideWebp} />
      <source type="image/avif" srcSet={lake.tallAvif} />
      <img src={lake.tallWebp} alt="" width="780" height="1600" fetchPriority="high" />
    </picture>
  );
}
