import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { examInfo } from '#contract/exams.ts';
import { orderInfo, orderSkuCheck, saveOrder } from '#contract/orders.ts';
import { checkPayment } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import { findExam } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { isFull } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());

/** What is told in one language is told in each: all nine in the full form. */
const languages = isFull ? locales : (['EN', 'JA', 'PT'] as const);

/** Takes the whole test by calls, asks for everything there is to ask for, and buys a package. */
async function takeAndBuy(browser: Browser, skuId: string) {
  const sitting = await begin(browser);
  const { sittingId } = sitting;
  for (const lang of languages) {
    await browser.data(questionList, { params: { examId: iq.examId, lang }, query: { sittingId } });
  }
  await browser.data(examInfo, { params: { id: iq.examId } });
  const answers = answersTo(sitting);
  await browser.data(saveAnswers, { body: { sittingId, answers } });
  const { orderNumber } = await browser.data(saveOrder, { body: { ...iq, sittingId, answers } });
  const look = async () => {
    for (const hl of languages) await browser.data(orderInfo, { params: { orderNumber }, query: { hl } });
    await browser.data(orderSkuCheck, { params: { orderNumber } });
    await browser.data(checkPayment, { body: { orderNumber } });
    await browser.call(orderFiles, { body: { orderNumber } });
  };
  await look();
  const freeOf = browser.received.length;
  await buy(browser, { orderNumber, skuId });
  await app.worker.drain();
  await look();
  const [row] = await app.database.database.select().from(sittings).where(eq(sittings.id, sittingId));
  return {
    orderNumber,
    answers,
    seed: row?.seed as string,
    result: row?.result,
    before: browser.received.slice(0, freeOf),
  };
}

/** Every key of every object, at any depth. */
function keysOf(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) keysOf(one, into);
  else if (value !== null && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) keysOf(one, into.add(key));
  }
  return into;
}

function keysReceived(bodies: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const body of bodies) if (body.startsWith('{')) keysOf(JSON.parse(body), keys);
  return keys;
}

const secretKeys = [
  'seed',
  'difficulty',
  'b',
  'a',
  'rule',
  'rules',
  'whyCorrect',
  'whyNotYours',
  'yours',
  'design',
];

it('sends no key, no seed and no paid text to one who has not paid for the answers', async () => {
  const browser = app.browser();
  const { answers, seed, result, before, orderNumber } = await takeAndBuy(browser, 'iq-basic');
  const exam = findExam(iq.examId);
  expect(exam).toBeDefined();

  const all = browser.received.join('\n');
  expect(all).not.toContain(seed);
  const keys = keysReceived(browser.received);
  expect(secretKeys.filter((key) => keys.has(key))).toEqual([]);

  for (const locale of locales) {
    const report = exam?.report({
      seed,
      answers,
      result: result as Parameters<NonNullable<typeof exam>['report']>[0]['result'],
      locale,
      takenAt: new Date(0).toISOString(),
      features: ['score', 'rank', 'report', 'answers'],
    });
    const analysis = blockOf(report, 'answers').items.flatMap(({ whyCorrect, whyNotYours }) => [
      whyCorrect,
      whyNotYours ?? '',
    ]);
    expect(analysis.length).toBeGreaterThan(30);
    // The report itself shows the hardest solved and the easiest missed of each way, with its rules; another question may
    // have one of them alone.
    const shown = blocksOf(report, 'specimen').map(({ explained }) => explained);
    const secret = analysis.filter((one) => one !== '' && !shown.some((told) => told?.includes(one)));
    expect(secret.length).toBeGreaterThan(20);
    for (const text of secret) {
      expect(all.includes(JSON.stringify(text).slice(1, -1)), `${locale}: ${text}`).toBe(false);
    }
    const paidText = blocksOf(report, 'prose').flatMap(({ paragraphs }) => paragraphs);
    const free = before.join('\n');
    expect(paidText.length).toBeGreaterThan(0);
    for (const text of paidText) {
      expect(free.includes(JSON.stringify(text).slice(1, -1)), `${locale}, unpaid: ${text}`).toBe(false);
    }
  }
  const paid = await browser.data(orderInfo, { params: { orderNumber } });
  expect(blocksOf(paid.report, 'prose').length).toBeGreaterThan(0);
  expect(blocksOf(paid.report, 'answers')).toEqual([]);
});

it('tells nothing by the order or the drawing of the options', async () => {
  const sitting = await begin(app.browser());
  const [row] = await app.database.database.select().from(sittings).where(eq(sittings.id, sitting.sittingId));
  const solved = findExam(iq.examId)?.report({
    seed: row?.seed as string,
    answers: [],
    result: findExam(iq.examId)?.score(row?.seed as string, []) as never,
    locale: 'EN',
    takenAt: new Date(0).toISOString(),
    features: ['report', 'answers'],
  });
  const questions = [...sitting.questions, ...(sitting.stages?.planned ?? [])];
  const shapes = questions.map(({ options }) =>
    options.map((option) => (typeof option === 'string' ? option : option.svg).length),
  );
  const places = blockOf(solved, 'answers').items.map(({ correct }) => correct);
  // Thirty keys over six places: fewer than four places would happen once in a hundred thousand forms.
  expect(new Set(places).size).toBeGreaterThanOrEqual(4);
  const longest = shapes.filter(
    (lengths, at) => lengths[places[at] as number] === Math.max(...lengths),
  ).length;
  expect(longest).toBeLessThan(30);
  expect(questions.map(({ id }) => id)).toEqual(
    questions.map(({ place }) => `p${String(place).padStart(2, '0')}`),
  );
});

it('gives the analysis of every answer to one who has paid for it', async () => {
  const browser = app.browser();
  const { orderNumber, seed } = await takeAndBuy(browser, 'iq-premium');
  const { report } = await browser.data(orderInfo, { params: { orderNumber } });
  const { items } = blockOf(report, 'answers');
  expect(items).toHaveLength(30);
  for (const answer of items) {
    expect(answer.whyCorrect).not.toBe('');
    expect(answer.options[answer.correct]?.svg).toContain('<svg');
  }
  expect(browser.received.join('\n')).not.toContain(seed);
});
