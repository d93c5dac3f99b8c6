import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#locale/locales.ts';
import { inForm, isFull } from '#tests/support/form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport, withMotion, withoutMotion } from '../support/browser.ts';
import { newestLink } from '../support/mails.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

/** Thirty questions are clicked in one language; in the full form in three. */
const people: readonly { locale: Locale; reference: string; window: Viewport }[] = inForm([
  { locale: 'JA', reference: 'JP-SUBS-1002', window: phone },
  { locale: 'EN', reference: 'US-SUBS-1002', window: desktop },
  { locale: 'HK', reference: 'HK-SUBS-1002', window: phone },
]);

const site = openSite();

describe.each(people)(
  'from the landing to the retrieved report in $locale',
  ({ locale, reference, window }) => {
    it('goes all the way, through a reload and an offline spell', async () => {
      const email = `reader.${locale.toLowerCase()}@example.org`;
      const context = await openBrowser(locale, window, site.url);
      const visitor = new Visitor(context, locale);
      // Painting what moves takes a third of the time.
      const letMove = isFull ? withMotion : withoutMotion;
      await letMove(visitor.page);

      await visitor.land(reference);
      await visitor.begin();
      await visitor.answerFrom(1, 3);
      await visitor.atQuestion(4);
      await visitor.page.getByText(visitor.words('stages.closing.first', { from: 1, to: 4 })).waitFor();
      await visitor.answerFrom(4, 4);
      await visitor.atQuestion(5);
      const back = visitor.page.getByRole('button', {
        name: visitor.words('answer.question.back'),
        exact: true,
      });
      expect(await back.isDisabled()).toBe(true);
      await visitor.answerFrom(5, 9);
      await visitor.atQuestion(10);
      await withoutMotion(visitor.page);
      await visitor.page.reload();
      await visitor.atQuestion(10);
      await visitor.offline();
      await visitor.answerFrom(10, 19);
      await visitor.atQuestion(20);
      await visitor.online();
      await visitor.page.reload();
      await visitor.atQuestion(20);
      await visitor.answerFrom(20, 20);
      await visitor.atQuestion(21);
      await visitor.answerFrom(21, 30);
      // Answers that are closed cannot go: the question is asked of those since then.
      await visitor.keepAnswers();
      await letMove(visitor.page);
      const orderNumber = await visitor.confirm();

      await visitor.readFreeResult();
      await visitor.choosePackage('iq-premium');
      await visitor.pay(email, 'cardSuccess');
      await visitor.openReportFromSuccess(email);
      await visitor.readReport();
      expect(await chosenInReport(visitor.page, orderNumber)).toEqual(allChosen);
      const file = await visitor.downloadReport();
      expect(file.name).toBe(`${orderNumber}.pdf`);
      expect((await readFile(file.path)).subarray(0, 5).toString()).toBe('%PDF-');
      await context.close();

      const elsewhere = await openBrowser(locale, window, site.url);
      const later = new Visitor(elsewhere, locale);
      await later.retrieve(reference, email);
      await later.page.getByText(later.words('report.retrieve.sent', { email })).waitFor();
      await expectAccessible(later.page);
      await later.openMailedLink(await newestLink(site.dataDir, email, 2));
      await later.readReport();
      expect(new URL(later.page.url()).searchParams.get('orderNumber')).toBe(orderNumber);
      await elsewhere.close();
    });
  },
);

/** What `answerFrom` chooses: the options from 0, as the report has them. */
const allChosen = Array.from({ length: 30 }, (_, at) => ((at + 1) * 7) % 6);

/** The choices that the report's analysis holds: none was lost on the way. */
function chosenInReport(page: Page, orderNumber: string): Promise<(number | null)[]> {
  return page.evaluate(async (number) => {
    const response = await fetch(`/ads/exam/order/info/${number}`);
    const { data } = await response.json();
    const blocks = data.report.parts.flatMap(({ blocks }: { blocks: { block: string }[] }) => blocks);
    const { items } = blocks.find(({ block }: { block: string }) => block === 'answers');
    return items.map(({ yours }: { yours: number | null }) => yours);
  }, orderNumber);
}
