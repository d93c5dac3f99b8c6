import type { Picture } from '#contract/exams.ts';
import pictureStyles from '../../ui/picture.module.css';

const widths = [400, 800] as const;

interface Props {
  picture: Picture;
  className?: string | undefined;
}

/** The picture of a character, of 4 : 5, with the grain that lies over all of them. */
export function PortraitPicture({ picture: { set, name, alt }, className }: Props) {
  const address = (width: number) => `/pictures/${set}/${name}-${width}.avif`;
  return (
    <span className={[pictureStyles.picture, className].filter(Boolean).join(' ')}>
      <img
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes="(min-width: 28rem) 26rem, 100vw"
        src={address(800)}
        alt={alt}
        width="800"
        height="1000"
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
