import { describe, expect, it } from 'vitest';
import { type Locale, locales, type Variety } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { iqWords } from './index.ts';
import { iqReportWords } from './report/index.ts';

/** Two claims that the numbers do not carry: that nobody ever saw a question, and that all difficulties are published. */
const untrue: Readonly<Record<Locale, readonly [seen: RegExp, published: RegExp]>> = {
  EN: [/seen by nobody|nobody (?:has|had) (?:ever )?seen/i, /published model/i],
  DE: [/niemand(?:em)?[^.]{0,20}gesehen/i, /veröffentlichten? Modell/i],
  FR: [/personne n[^.]{0,25}vue?s?(?!\p{L})/iu, /modèle publié/i],
  ES: [/nadie[^.]{0,20}visto/i, /modelo publicado/i],
  PT: [/ninguém[^.]{0,20}vi(?:u|sto)(?!\p{L})/iu, /modelo publicado/i],
  JA: [/誰も見たこと/, /公表されたモデル/],
  KR: [/아무도 (?:본|보지)/, /발표된 모형/],
  CN: [/(?:没有人|从未有人|没人)见过/, /已发表的模型/],
  HK: [/(?:沒有人|從未有人)見過/, /已發表的模型/],
};

/** As somebody might write them, which the patterns must find. */
const written: Readonly<Record<Locale, string>> = {
  EN: 'Questions seen by nobody before you, by a published model',
  DE: 'Fragen, die niemand vor Ihnen gesehen hat, nach einem veröffentlichten Modell',
  FR: 'Des questions que personne n’a encore vues, d’après un modèle publié',
  ES: 'Preguntas que nadie ha visto antes, según un modelo publicado',
  PT: 'Perguntas que ninguém viu antes, por um modelo publicado',
  JA: '誰も見たことのない問題、公表されたモデル',
  KR: '아무도 본 적 없는 문항, 발표된 모형',
  CN: '没有人见过的题，已发表的模型',
  HK: '從未有人見過的題目，已發表的模型',
};

const varietiesOf = (locale: Locale): readonly Variety[] => (locale === 'PT' ? ['PT', 'PT-BR'] : [locale]);

describe.each(locales)('what is said of the IQ test in %s', (locale) => {
  it.each(varietiesOf(locale))('claims neither of what is not so (%s)', (variety) => {
    const said = JSON.stringify([
      iqWords[variety],
      iqReportWords.fourFamilies[variety],
      iqReportWords.inStages[variety],
      rawWords(variety, 'landing'),
      rawWords(variety, 'methods'),
    ]);
    for (const claim of untrue[locale]) expect(said).not.toMatch(claim);
  });

  it('is looked through by patterns that would find it', () => {
    for (const claim of untrue[locale]) expect(written[locale]).toMatch(claim);
  });
});
