import { useLocation, useRouteLoaderData } from 'react-router';
import { languageTags, locales } from '#locale/locales.ts';
import type { loader } from '../root.tsx';
import { useLocale } from '../shell/words.tsx';

interface Props {
  title: string;
  description: string;
}

/** Title, description, and the same page in the nine languages for those who search. */
export function PageHead({ title, description }: Props) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof loader>('root')?.config.publicUrl ?? '';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${site}${pathname}?hl=${locale}`} />
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={languageTags[other]}
          href={`${site}${pathname}?hl=${other}`}
        />
      ))}
    </>
  );
}
