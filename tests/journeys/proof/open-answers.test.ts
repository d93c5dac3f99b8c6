import { expect, it } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import { locales } from '#locale/locales.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();

it.each(inForm(locales))(
  'what an open question does is said before the first and before the end, and how many answers a result takes, in %s',
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = context.pages()[0] ?? (await context.newPage());
    const calls = callsOf(context, site.url);
    const result = page.getByRole('button', { name: sentence(locale, 'answer.submit.get'), exact: true });
    for (const { examId, said, least } of [
      { examId: 'SUBS-1002', said: 'openWrong', least: 20 },
      { examId: 'SUBS-1004', said: 'openLeftOut', least: 14 },
    ] as const) {
      await page.goto(`/answer/start/DE-${examId}?hl=${locale}`);
      await page.getByText(sentence(locale, 'start.takesTitle')).waitFor();
      expect(await page.getByText(sentence(locale, 'answer.submit.openWrong')).count()).toBe(
        said === 'openWrong' ? 1 : 0,
      );
      const sitting = await begin(calls, { ...iq, examId, hl: locale });
      const { sittingId } = sitting;
      const answers = answersTo(sitting).slice(0, 3);
      await calls.data(saveAnswers, { body: { sittingId, answers } });
      await page.goto(`/answer/submit/DE-${examId}?hl=${locale}&sittingId=${sittingId}`);
      await page.getByText(sentence(locale, `answer.submit.${said}`)).waitFor();
      await page.getByText(sentence(locale, 'answer.submit.few', { least })).waitFor();
      await page.getByRole('link', { name: sentence(locale, 'answer.submit.editOpen') }).waitFor();
      expect(await result.count(), 'too few answers ask for no result').toBe(0);
    }
    expect(await page.getByText(sentence(locale, 'answer.submit.openWrong')).count()).toBe(0);
    await context.close();
  },
);
