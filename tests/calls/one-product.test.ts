import { describe, expect, it } from 'vitest';
import { openAttackedSite } from '#tests/attack/support/site.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { sentence } from '../journeys/support/words.ts';

const site = forSuite(() => openAttackedSite());
const practice = { ...iq, examId: 'SUBS-2001' } as const;

describe.each([
  { exam: iq, goods: 'report', several: 'yes' },
  { exam: brain, goods: 'report', several: 'no' },
  { exam: practice, goods: 'workbook', several: 'no' },
] as const)('before the report of $exam.examId', ({ exam, goods, several }) => {
  it('the way to what is sold speaks of a choice only where there is one', async () => {
    const browser = site.browser();
    const orderNumber = await confirm(browser, exam);
    const read = async (path: string) => {
      const url = `/${path}/DE-${exam.examId}?hl=EN&orderNumber=${orderNumber}`;
      const { body } = await browser.request({ method: 'GET', url });
      return body;
    };
    const [compare, choose] = ['way.result.more', 'report.locked.choose'].map((path) =>
      sentence('EN', path, { goods, several }),
    );
    const [free, locked] = [await read('report/result-free-test'), await read('report/result')];
    expect(free).toContain(`>${compare}</a>`);
    expect(locked).toContain(`>${choose}</a>`);
    const chosen = />(?:Compare reports and prices|Choose a package)<\/a>/;
    expect([chosen.test(free), chosen.test(locked)]).toEqual(
      several === 'yes' ? [true, true] : [false, false],
    );
    // Under “Your free result”, the way to all of it is not called the same again.
    expect(await read('paying/scheme')).not.toContain(`>${sentence('EN', 'report.locked.free')}<`);
  });
});
