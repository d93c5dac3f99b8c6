import tallAvif from '../themes/art/house-tall.avif?url';
import tallWebp from '../themes/art/house-tall.webp?url';
import wideAvif from '../themes/art/house-wide.avif?url';
import wideWebp from '../themes/art/house-wide.webp?url';
import { HeroArt, type HeroFiles } from './hero-art.tsx';
import styles from './lake-art.module.css';

/** The lake that the doors stand in (art/heroes/house.ts). */
export const lake: HeroFiles = { wideAvif, wideWebp, tallAvif, tallWebp };

/** The lake before the words of a test that has no doors in it. */
export const LakeArt = () => <HeroArt files={lake} className={styles.lake} />;
