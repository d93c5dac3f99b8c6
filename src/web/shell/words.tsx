import { createContext, type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { type Locale, languageTags } from '#locale/locales.ts';
import type { Words } from '#words/words.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}

const LocaleContext = createContext<Locale>('EN');
const MessagesContext = createContext<Partial<Words>>({});

/**
 * Sentences of a room, typed: `const t = useWords('answer.question'); t('title', { place, count })`. The room's words
 * come from the layout route of the room; those of shell and support are everywhere.
 */
export const useWords = useTranslations;

/** The language of the page, one of the specification's nine codes. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Adds words to those already there; `locale` is given once, at the root. */
export function WordsProvider({
  words,
  locale,
  children,
}: {
  words: Partial<Words>;
  locale?: Locale;
  children: ReactNode;
}) {
  const inherited = use(LocaleContext);
  const outer = use(MessagesContext);
  const current = locale ?? inherited;
  const messages = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return (
    <LocaleContext value={current}>
      <MessagesContext value={messages}>
        <IntlProvider locale={languageTags[current]} timeZone="UTC" messages={messages}>
          {children}
        </IntlProvider>
      </MessagesContext>
    </LocaleContext>
  );
}
