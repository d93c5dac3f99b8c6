import { languageTags } from '#locale/locales.ts';
import { useVariety } from '../../shell/words.tsx';

interface Props {
  title: string;
  description: string;
  /** The page's own address, and that of its card. */
  page: string;
  card: string;
}

/** How a link to a card shows itself elsewhere (Open Graph); no search lists it. */
export function ShareHead({ title, description, page, card }: Props) {
  const tag = languageTags[useVariety()];
  const face = {
    'og:type': 'website',
    'og:site_name': 'Sixgates',
    'og:title': title,
    'og:description': description,
    'og:url': page,
    'og:locale': tag.replaceAll('-', '_'),
    'og:image': card,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(face).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}
