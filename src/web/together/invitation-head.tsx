import { languageTags } from '#locale/locales.ts';
import { cardOf } from '../shell/cards.ts';
import { useVariety } from '../shell/words.tsx';

interface Props {
  title: string;
  description: string;
  page: string;
  /** Whose card a link shows. */
  landing: string;
  site: string;
}

/** How an invitation shows itself elsewhere (Open Graph): the test, and no name of anybody. No search lists it. */
export function InvitationHead({ title, description, page, landing, site }: Props) {
  const tag = languageTags[useVariety()];
  const card = cardOf(landing, site);
  const face = {
    'og:type': 'website',
    'og:site_name': 'Sixgates',
    'og:title': title,
    'og:description': description,
    'og:url': page,
    'og:locale': tag.replaceAll('-', '_'),
    ...(card && { 'og:image': card, 'og:image:width': '1200', 'og:image:height': '630' }),
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
