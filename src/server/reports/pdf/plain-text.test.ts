import { expect, it, vi } from 'vitest';
import type { BlockOf } from '#contract/blocks.ts';
import { hardest } from '#tests/support/form.ts';
import { iqReport, variedAnswers } from '#tests/support/iq-sittings.ts';
import { expectPrinted } from '#tests/support/paragraphs.ts';
import { replacementTexts } from '#tests/support/replacement-text.ts';
import { sheetSetter } from '#tests/support/sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

const setSheets = sheetSetter();
const mail = {
  DE: 'Per E-Mail, in zwei E-Mails oder an eine E-Mail-Adresse: ein 95-\u2060%-Intervall der Norm iq-\u2060design-\u20602026.3.',
  FR: 'Un e-mail, et l’e-mail d’après (e-mail).',
  KR: '확률은 95%\u2060입니다. 24\u2060~\u206030 사이입니다.',
  JA: '区間は35\u2060〜\u206065の間にあり、どの\u2060くらい確かかを示します。',
} as const;

it.each(hardest(['DE', 'FR', 'KR', 'JA'] as const, ['DE', 'KR']))(
  'holds words together without a sign that copying or searching would meet, in %s',
  async (locale) => {
    const made = iqReport(variedAnswers(3), locale);
    const said: BlockOf<'prose'> = {
      block: 'prose',
      id: 'mail',
      page: true,
      title: mail[locale],
      paragraphs: [mail[locale]],
    };
    const parts = [...made.parts, { id: 'mail', title: mail[locale], blocks: [said] }];
    const report = { ...made, title: mail[locale], parts };
    const { bytes } = setSheets({ orderNumber: 'SITTING-3', madeAt: '2026-11-21T11:00:00.000Z', report });
    const texts = replacementTexts(bytes);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /[\u2011\u2060]/.test(text))).toEqual([]);
    // The extraction reads what is drawn, sign by sign: the words are whole there.
    await expectPrinted([mail[locale].replaceAll('\u2060', '')], bytes);
  },
);
