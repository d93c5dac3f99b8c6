import { describe, expect, it } from 'vitest';
import { examInfo } from '#contract/exams.ts';
import { type LandingName, landingNames } from '#contract/landings.ts';
import { questionList } from '#contract/sittings.ts';
import { locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { inTurn } from '#tests/support/form.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { rawWords } from '#words/index.ts';
import { asWritten } from '#words/unbroken.ts';

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

const site = forSuite(() => startSite());

/** Each landing, and the test that it is made for. */
const own: readonly (readonly [landing: LandingName, examId: string])[] = [
  ['home', 'SUBS-1002'],
  ['home copy', 'SUBS-1002'],
  ['world', 'SUBS-1002'],
  ['free', 'SUBS-1002'],
  ['boy', 'SUBS-1003'],
  ['unconscious', 'SUBS-1001'],
  ['universe', 'SUBS-1001'],
  ['universe copy', 'SUBS-1001'],
];

describe('a question to try on the spot', () => {
  it('stands on every landing', () => {
    expect(own.map(([name]) => name).sort()).toEqual([...landingNames].sort());
  });

  it.each(own)(
    'on %s leads to an answer of its own, and from there to the start',
    async (landing, examId) => {
      for (const hl of inTurn(locales, landingNames.indexOf(landing), 1)) {
        const path = `/landing/${encodeURIComponent(landing)}/US-${examId}`;
        const page = asWritten(await (await fetch(`${site.url}${path}?hl=${hl}`)).text());
        if (landing === 'boy') {
          expect([...page.matchAll(/href="\/answer\/start\/[^"]*first=\d/g)]).toHaveLength(7);
          continue;
        }
        const options = [...page.matchAll(/href="#((?:try|felt)-\d)" aria-label="([^"]+)"/g)];
        expect(new Set(options.map(([, , label]) => label)).size).toBe(examId === 'SUBS-1002' ? 6 : 5);
        const answers = options.map(([, id]) => page.split(`id="${id}">`)[1]?.split('</div>')[0] ?? '');
        const starts = answers.filter((answer) => answer.includes('href="/answer/start/'));
        // The copy has its steps in the first view, where the way in stands right below them.
        expect(starts).toHaveLength(landing === 'universe copy' ? 0 : examId === 'SUBS-1002' ? 1 : 5);
        for (const answer of answers) expect(answer).toMatch(/<p[^>]*>[^<]{9,}/);
        const { right, picture } = rawWords(hl, 'landing').try;
        for (const said of starts.concat(examId === 'SUBS-1001' ? answers : []))
          expect(said).toContain(examId === 'SUBS-1002' ? right : picture.pressed);
        // Nothing of it is kept, and no script reads it.
        expect(page).not.toMatch(/<form\b/);
      }
    },
  );
});

describe('an answer given on a landing', () => {
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
