import { createContext, type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { type Locale, languageTags, type Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { type RoomTexts, readRooms } from '#words/room-texts.ts';
import type { Words } from '#words/words.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}

const VarietyContext = createContext<Variety>('EN');
const MessagesContext = createContext<Partial<Words>>({});

/**
 * Sentences of a room, typed: `const t = useWords('answer.question'); t('title', { place, count })`. The room's words
 * come from the layout route of the room; those of shell and support are everywhere.
 */
export const useWords = useTranslations;

/** The language of the page, one of the specification's nine codes. */
export function useLocale(): Locale {
  return languageOf(use(VarietyContext));
}

/** In which the page's words, numbers and prices are: the language, or a region's own way of it. */
export function useVariety(): Variety {
  return use(VarietyContext);
}

/** Adds words to those already there; `variety` is given once, at the root. */
export function WordsProvider({
  words,
  variety,
  children,
}: {
  words: RoomTexts;
  variety?: Variety;
  children: ReactNode;
}) {
  const inherited = use(VarietyContext);
  const outer = use(MessagesContext);
  const current = variety ?? inherited;
  const messages = useMemo(() => ({ ...outer, ...readRooms(words) }), [outer, words]);
  return (
    <VarietyContext value={current}>
      <MessagesContext value={messages}>
        <IntlProvider locale={languageTags[current]} timeZone="UTC" messages={messages}>
          {children}
        </IntlProvider>
      </MessagesContext>
    </VarietyContext>
  );
}
