import { useLocation } from 'react-router';
import { languageTags, locales } from '#locale/locales.ts';
import { asWritten } from '#words/unbroken.ts';
import { cardOf } from '../shell/cards.ts';
import { useConfig } from '../shell/config.ts';
import { useHandle } from '../shell/handle.ts';
import { houseAddress } from '../shell/home.ts';
import { useLocale, useWords } from '../shell/words.tsx';
import { houseIn, Structured, type Thing } from './structured.tsx';

interface Props {
  title: string;
  description: string;
}

/** Title, description, the same page in the nine languages for those who search, and its face for those who share it. */
export function PageHead(said: Props) {
  const [title, description] = [asWritten(said.title), asWritten(said.description)];
  const locale = useLocale();
  const { pathname } = useLocation();
  const nav = useWords('shell.nav');
  const config = useConfig();
  const site = config?.publicUrl ?? '';
  // A copy is the same offer: search engines are told of the original only.
  const original = pathname.replace(/^(\/landing\/[^/]+?)(?:%20| )copy\//, '$1/');
  const address = `${site}${original}?hl=${locale}`;
  const house = site + houseAddress(pathname, locale, config);
  const crumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: nav('tests'), item: house },
      { '@type': 'ListItem', position: 2, name: title.replace(/ · Sixgates$/, ''), item: address },
    ],
  };
  const landing = useHandle()?.landing ?? 'house';
  const card = cardOf(landing, site);
  const shared = {
    'og:type': 'website',
    'og:site_name': 'Sixgates',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': languageTags[locale].replaceAll('-', '_'),
    ...(card && { 'og:image': card }),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta name="twitter:card" content="summary_large_image" />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={languageTags[other]}
          href={`${site}${original}?hl=${other}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${site}${original}`} />
      <Structured
        things={[
          houseIn(site),
          {
            '@type': 'WebSite',
            name: 'Sixgates',
            url: `${site}/`,
            inLanguage: languageTags[locale],
            publisher: { '@id': `${site}/#house` },
          },
          ...(house === address ? [] : [crumbs]),
        ]}
      />
    </>
  );
}
