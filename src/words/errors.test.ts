import { describe, expect, it } from 'vitest';
import { nextSteps, type RefusalName, refusals } from '#contract/refusals.ts';
import { type Locale, varieties } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { rawWords } from './index.ts';

/** Messages that the specification gives word for word; the field they stand under, or the link beside them, leads on. */
const given: readonly RefusalName[] = ['dateInvalid', 'noRetrievableReport'];

/** How each language asks, allows, or says that nothing is left to do: one of them stands in a sentence's last part. */
const asking: Record<Locale, RegExp> = {
  EN: /\b(?:please|you can|you’ll|retry|check|compare|have|try|send|ask|open|use|write|nothing|have to)\b/i,
  DE: /\b(?:bitte|Sie|müssen|probieren|geben|versuchen)\b/i,
  FR: /\p{L}{2,}ez\b|(?:^|\s)doivent\b/u,
  ES: /(?<!\p{L})(?:dalo|mira|envía|puedes|podrás|tienes|tienen|pide|pídelo|revisa|revísala|elige|elígelo|escribe|escríbenos|escríbelo|compara|compruébala|compruébalo|compruebe|comprueba|intenta|inténtalo|espera|envíalo|ábrela|abre|usa|haz|pasa|inicia|empiézalo|acéptalo|acepta|responde|introduce|selecciona|recarga|vuelve|prueba|indica|cancélala|encontrarás|acórtalo|necesitas)(?!\p{L})/iu,
  PT: /(?<!\p{L})(?:veja|entre|pode|podem|precisa|têm|peça|verifique|escolha|escreva|compare|tente|aguarde|envie|abra|use|faça|indique|inicie|aceite|responda|introduza|selecione|selecciona|recarregue|volte|experimente|cancele|encontra|encurte|consulte|confira|você|comece|informe|concorde|insira|digite|encontrará|defina|precisam)(?!\p{L})/iu,
  JA: /ください|いただけます|いただく|必要|ご覧|できます|られます/,
  KR: /세요|있습니다|없습니다|합니다/,
  CN: /请|可|无需|必须|看看|比较|才能/,
  HK: /請|可|毋須|必須|比較/,
};

/** The last sentence; of languages that join with a comma, the whole. */
const lastOf = (message: string) => message.split(/(?<=[.!?])\s+/u).at(-1) ?? '';

describe.each(varieties)('refusals in %s', (variety) => {
  const sentences = rawWords(variety, 'errors');
  const { to } = rawWords(variety, 'onward');

  it('have a sentence each, and no sentence is left over', () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(refusals).sort());
  });

  it('say what to do next', () => {
    const silent = Object.entries(sentences).filter(
      ([name, message]) =>
        !given.includes(name as RefusalName) && !asking[languageOf(variety)].test(lastOf(message)),
    );
    expect(silent).toEqual([]);
  });

  it('lead by a link to every step that is another screen', () => {
    const here = ['correct', 'retry', 'later'];
    expect(Object.keys(to).sort()).toEqual(nextSteps.filter((step) => !here.includes(step)).sort());
    for (const label of Object.values(to)) expect(label.trim()).not.toBe('');
  });
});

it('the pattern of a language finds a sentence that ends in a wall', () => {
  expect(asking.EN.test(lastOf('This gift code has already been used.'))).toBe(false);
  expect(asking.DE.test(lastOf('Dieser Geschenkcode wurde bereits eingelöst.'))).toBe(false);
  expect(asking.FR.test(lastOf('Ce code cadeau a déjà été utilisé.'))).toBe(false);
  expect(asking.ES.test(lastOf('Este código de regalo ya se usó.'))).toBe(false);
  expect(asking.PT.test(lastOf('Este código-presente já foi utilizado.'))).toBe(false);
  expect(asking.JA.test(lastOf('このギフトコードは、すでに使われています。'))).toBe(false);
  expect(asking.KR.test(lastOf('이미 사용된 선물 코드입니다.'))).toBe(false);
  expect(asking.CN.test(lastOf('这个礼品码已经用过了。'))).toBe(false);
  expect(asking.HK.test(lastOf('這個禮品碼已經用過。'))).toBe(false);
});
