import { describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import type { DataOf } from '#contract/call.ts';
import { consentList } from '#contract/consents.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import { orderInfo, saveOrder, userOrderList } from '#contract/orders.ts';
import { erase } from '#contract/privacy.ts';
import { resultList } from '#contract/results.ts';
import type { questionList } from '#contract/sittings.ts';
import type { Exam } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, brain, confirm, iq, types } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';
import { answersOf, variedAnswers } from '#tests/support/types-sittings.ts';

type QuestionList = DataOf<typeof questionList>;

const stress = { ...brain, examId: 'SUBS-1007', consent: true } as const;

describe('what somebody has learned about themselves', () => {
  const app = forSuite(() => openApp());

  it('is told by test, the newest first, as intervals until more is open', async () => {
    const [browser, email] = [app.browser(), 'results@example.org'];
    const first = await confirm(browser, brain);
    app.clock.forward(60_000);
    const second = await confirm(browser, brain);
    app.clock.forward(60_000);
    const letters = await confirm(browser, types);
    await openAccount(app, browser, email);
    const results = await browser.data(resultList);
    expect(results.map(({ appExamId, takes }) => [appExamId, takes.map((take) => take.orderNumber)])).toEqual(
      [
        [types.examId, [letters]],
        [brain.examId, [second, first]],
      ],
    );
    const [newest, oldest] = results[1]?.takes ?? [];
    expect(oldest).toMatchObject({ unlocked: false, change: null });
    // The same answers again: no more than chance makes.
    expect(newest?.change).toMatchObject({ kind: 'compared', larger: false });
    const { low = Number.NaN, high = Number.NaN } = newest?.curve?.interval ?? {};
    for (const bound of [low, high])
      expect(newest?.change).toMatchObject({ ranges: expect.stringContaining(String(bound)) });
    for (const { curve } of results.flatMap(({ takes }) => takes)) expect(curve?.at).toBeUndefined();
    // Both ends of a style have their words and their numbers.
    expect(newest?.curve).toMatchObject({
      kind: 'axis',
      poles: [expect.any(String), expect.any(String)],
      ends: { low: 0, high: 100 },
    });

    await buy(browser, { orderNumber: second, skuId: 'brain-basic', email, waiver: true });
    await browser.data(orderInfo, { params: { orderNumber: second } });
    const [bought, free] = (await browser.data(resultList))[1]?.takes ?? [];
    expect(bought).toMatchObject({ unlocked: true, curve: { at: expect.any(Number) } });
    expect(free).toMatchObject({ orderNumber: first, unlocked: false });
    expect(free?.curve?.at).toBeUndefined();
  });

  it('bears the same word of caution here and in the list of what is one’s own', async () => {
    const browser = app.browser();
    // Every question answered by a pattern: what comes of it is chance.
    const [guessed, sure] = [await confirm(browser, iq), await confirm(browser, brain)];
    await openAccount(app, browser, 'results-careful@example.org');
    const { id } = await browser.data(getUser);
    const listed = await browser.data(userOrderList, { params: { id } });
    const takes = (await browser.data(resultList)).flatMap((result) => result.takes);
    for (const orderNumber of [guessed, sure]) {
      const own = listed.find((one) => one.orderNumber === orderNumber);
      const take = takes.find((one) => one.orderNumber === orderNumber);
      expect(own?.caution).toBe(take?.caution);
      expect(own?.caution === null).toBe(orderNumber === sure);
    }
  });

  it('is told whole where another test’s package brought it, or the account opened it', async () => {
    const [browser, email] = [app.browser(), 'results-brought@example.org'];
    const portrait = await confirm(browser, { ...stress, examId: 'SUBS-1001' });
    await buy(browser, { orderNumber: portrait, skuId: 'subconscious-full', email, waiver: true });
    const brought = await confirm(browser, { ...stress, examId: 'SUBS-1005' });
    const given = await confirm(browser, stress);
    await openAccount(app, browser, email);
    const takeOf = async (orderNumber: string) =>
      (await browser.data(resultList))
        .flatMap(({ takes }) => takes)
        .find((take) => take.orderNumber === orderNumber);
    expect(await takeOf(given)).toMatchObject({
      unlocked: true,
      curve: { kind: 'curve', at: expect.any(Number), poles: [expect.any(String), expect.any(String)] },
    });
    // Nothing of the package was handed out: its buyer may still withdraw.
    const closed = await takeOf(brought);
    expect(closed).toMatchObject({ unlocked: true });
    expect(closed?.curve?.at).toBeUndefined();
    await browser.data(orderInfo, { params: { orderNumber: brought } });
    expect(await takeOf(brought)).toMatchObject({ unlocked: true, curve: { at: expect.any(Number) } });
  });

  /** Answers to the same questions of somebody who leans the other way in everything. */
  const turnedFrom = (sitting: QuestionList) =>
    answersTo(sitting).map((answer, at) => ({
      ...answer,
      choice: (sitting.questions[at]?.options.length ?? 1) - 1 - answer.choice,
    }));

  it.each([
    ['types', types.examId, 4, [() => answersOf('intj'), () => answersOf('esfp')]],
    ['career', 'SUBS-1006', 6, [answersTo, turnedFrom]],
    ['the portrait', 'SUBS-1001', 2, [answersTo, turnedFrom]],
  ] as const)(
    'says of %s, part by part, whether a change is larger than chance',
    async (_, examId, count, [one, other]) => {
      const [browser, email] = [app.browser(), `retest-${examId}@example.org`];
      const wish = { ...brain, examId, consent: true };
      const take = async (answersOfSitting: (sitting: QuestionList) => readonly GivenAnswer[]) => {
        const sitting = await begin(browser, wish);
        const answers = answersOfSitting(sitting).map((answer, at) => ({ ...answer, sequence: at + 1 }));
        const body = { sittingId: sitting.sittingId, answers, hl: wish.hl, countryCode: wish.countryCode };
        app.clock.forward(60_000);
        return (await browser.data(saveOrder, { body })).orderNumber;
      };
      const taken = [await take(one), await take(one), await take(other)];
      await openAccount(app, browser, email);
      const [newest, second, first] = (await browser.data(resultList))[0]?.takes ?? [];
      expect([first, second, newest].map((take) => take?.orderNumber)).toEqual(taken);
      expect(first?.change).toBeNull();
      expect(second?.change).toMatchObject({ kind: 'compared', larger: false });
      if (newest?.change?.kind !== 'compared') throw new Error('Nothing is said of the change.');
      const { parts, larger, verdict } = newest.change;
      expect(larger).toBe(true);
      expect(parts).toHaveLength(count);
      expect(parts.filter(({ name }) => verdict.includes(name)).length).toBeGreaterThan(0);
      for (const cell of parts.flatMap(({ now, last }) => [now, last]))
        expect(cell).toMatch(/\d+\u2060–\u2060\d+/);
      expect(parts.some(({ now, last }) => now !== last)).toBe(true);
    },
  );

  it('says beside a type which of its letters are undecided, whether its report is open or not', async () => {
    const [browser, email] = [app.browser(), 'undecided@example.org'];
    const { score, undecided } = findExam(types.examId) as Exam;
    const nth = Array.from({ length: 60 }, (_, at) => at).find((at) =>
      undecided?.(score('', variedAnswers(at)), 'EN'),
    );
    const answers = variedAnswers(nth ?? 0);
    const fact = undecided?.(score('', answers), 'EN');
    expect(fact?.value).toMatch(/[A-Z]\/[A-Z]/);
    const { sittingId } = await begin(browser, types);
    const sent = answers.map((answer, at) => ({ ...answer, sequence: at + 1 }));
    const body = { sittingId, answers: sent, hl: types.hl, countryCode: types.countryCode };
    const { orderNumber } = await browser.data(saveOrder, { body });
    await openAccount(app, browser, email);
    const told = async () => (await browser.data(resultList))[0]?.takes[0];
    expect(await told()).toMatchObject({ unlocked: false, facts: expect.arrayContaining([fact]) });
    await buy(browser, { orderNumber, skuId: 'types-basic', email, waiver: true });
    await browser.data(orderInfo, { params: { orderNumber } });
    expect(await told()).toMatchObject({ unlocked: true, facts: [expect.anything(), fact] });
  });

  it('is nobody else’s, and empty at first', async () => {
    const [other, nobody] = [app.browser(), app.browser()];
    await openAccount(app, other, 'results-other@example.org');
    expect(await other.data(resultList)).toEqual([]);
    expect(await other.data(consentList)).toEqual([]);
    await confirm(nobody, brain);
    expect(await nobody.refusal(resultList)).toBe('notLoggedIn');
    expect(await nobody.refusal(consentList)).toBe('notLoggedIn');
  });

  it('names the agreements to sensitive answers, which go with their test', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser, stress);
    app.clock.forward(60_000);
    const { sittingId } = await begin(browser, stress);
    await confirm(browser, brain);
    await openAccount(app, browser, 'consents@example.org');
    const given = await browser.data(consentList);
    expect(given).toEqual([
      expect.objectContaining({ appExamId: stress.examId, sittingId, orderNumber: null }),
      expect.objectContaining({ appExamId: stress.examId, orderNumber }),
    ]);
    await browser.data(erase, { body: { orderNumber, scope: 'this' } });
    await browser.data(erase, { body: { sittingId, scope: 'this' } });
    expect(await browser.data(consentList)).toEqual([]);
  });
});
