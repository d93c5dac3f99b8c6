import tallAvif from '../../themes/art/unconscious-tall.avif?inline';
import tallWebp from '../../themes/art/unconscious-tall.webp?url';
import wideAvif from '../../themes/art/unconscious-wide.avif?url';
import wideWebp from '../../themes/art/unconscious-wide.webp?url';
import { HeroArt } from '../hero-art.tsx';

/** Somebody at the water, and a reflection that has walked on (art/heroes/unconscious.ts). */
export const WaterArt = () => <HeroArt files={{ wideAvif, wideWebp, tallAvif, tallWebp }} />;
