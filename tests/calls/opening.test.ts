import { describe, expect, it } from 'vitest';
import { examInfo } from '#contract/exams.ts';
import { questionList } from '#contract/sittings.ts';
import { locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('the first question on a landing', () => {
  const app = forSuite(() => openApp());

  it.each(['SUBS-1003', 'SUBS-1005', 'SUBS-1006'])(
    'of %s is the one that its form begins with',
    async (id) => {
      const browser = app.browser();
      for (const hl of locales) {
        const { opening } = await browser.data(examInfo, { params: { id }, query: { hl } });
        const { questions } = await browser.data(questionList, { params: { examId: id, lang: hl } });
        expect(opening).toEqual(questions[0]);
      }
    },
  );

  it.each(['SUBS-1001', 'SUBS-1002', 'SUBS-1007'])('is none of %s', async (id) => {
    expect((await app.browser().data(examInfo, { params: { id } })).opening).toBeUndefined();
  });
});

describe('an answer given on a landing', () => {
  const site = forSuite(() => startSite());
  const start = '/answer/start/US-SUBS-1003?hl=EN&landing=boy';

  /** Begins the test as a form without script does. @returns where it leads, and the answers that are kept by then */
  async function begin(query: string) {
    const begun = await fetch(site.url + start + query, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    expect(begun.status).toBe(302);
    const to = new URL(begun.headers.get('location') ?? '', site.url);
    const cookie = begun.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const sittingId = to.searchParams.get('sittingId');
    const list = await fetch(`${site.url}/ads/exam/question/list/SUBS-1003/EN?sittingId=${sittingId}`, {
      headers: { cookie },
    });
    const { data } = (await list.json()) as { data: { answers: unknown[]; questions: { id: string }[] } };
    return { search: to.searchParams, answers: data.answers, first: data.questions[0]?.id };
  }

  it('is a link of the landing, which the start screen tells and the sitting keeps', async () => {
    const landing = await (await fetch(`${site.url}/landing/boy/US-SUBS-1003?hl=EN`)).text();
    const ways = [...landing.matchAll(/href="(\/answer\/start\/[^"]*first=\d[^"]*)"/g)];
    expect(ways).toHaveLength(7);
    const sixth = (ways[5]?.[1] ?? '').replaceAll('&amp;', '&');
    expect(await (await fetch(site.url + sixth)).text()).toContain('Your answer to question 1: “A lot.”');

    const { answers, first, search } = await begin('&first=6');
    expect(answers).toEqual([{ questionId: first, choice: 5, milliseconds: 0, sequence: 1 }]);
    expect(search.has('first')).toBe(false);
  });

  it.each(['0', '8', '-1', '1.5', 'x', ''])('that names no step (%j) is none', async (step) => {
    expect((await begin(`&first=${step}`)).answers).toEqual([]);
    expect(await (await fetch(`${site.url}${start}&first=${step}`)).text()).not.toMatch(/question 1: “[A-Z]/);
  });
});
