import { useLocation, useRouteLoaderData } from 'react-router';
import { languageTags, locales } from '#locale/locales.ts';
import type { loader } from '../root.tsx';
import { useExam } from '../shell/exam.tsx';
import { useLocale, useWords } from '../shell/words.tsx';

/** Title, description, and the same page in the nine languages for those who search. */
export function PageHead() {
  const t = useWords('landing.meta');
  const { exam } = useExam();
  const locale = useLocale();
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof loader>('root')?.config.publicUrl ?? '';
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description', { minutes: exam.minutes })} />
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
