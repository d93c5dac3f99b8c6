import tallWebp from '../../themes/art/hour-tall.webp?inline';
import wideWebp from '../../themes/art/hour-wide.webp?url';
import { sourcesOf } from '../../ui/picture.tsx';
import { HeroArt } from '../hero-art.tsx';

/** As it stands among the pictures of the test. */
const hour = { set: 'subconscious', name: 'other-hour', alt: '' };

/** The picture that the sentence of the first view is said of. */
export const HourArt = () => <HeroArt files={{ wideAvif: sourcesOf(hour), wideWebp, tallWebp }} />;
