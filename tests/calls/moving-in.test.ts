import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import { consentList } from '#contract/consents.ts';
import { orderInfo, userOrderList } from '#contract/orders.ts';
import { resourceList, userPrivilege } from '#contract/privileges.ts';
import { orderFiles } from '#contract/reports.ts';
import { resultList } from '#contract/results.ts';
import { questionList } from '#contract/sittings.ts';
import { exams } from '#exams/index.ts';
import { enterAccount, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, brain, confirm, iq } from '#tests/support/builders.ts';
import { buyGift, giftCodesIn } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { forSuite } from '#tests/support/suite.ts';

const email = 'moves@example.org';

describe('a person with every test, a membership and a gift', () => {
  const app = forSuite(() => openApp());

  it('moves from a browser into an account, and finds everything on another device', async () => {
    const [browser, device] = [app.browser(), app.browser()];
    const orders = new Map<string, string>();
    for (const { id } of exams) orders.set(id, await confirm(browser, { ...iq, examId: id, consent: true }));
    expect(orders.size).toBe(8);
    const unfinished = await begin(browser, brain);
    const gift = await buyGift(app, browser, { email });
    const membership = await becomeMember(app, browser, { email });
    const [code = ''] = giftCodesIn(await readMailbox(app.dataDir, { to: email }));
    expect(code).not.toBe('');

    await openAccount(app, browser, email);
    await enterAccount(device, email);

    const { id } = await device.data(getUser);
    const list = await device.data(userOrderList, { params: { id } });
    for (const orderNumber of [...orders.values(), gift, membership])
      expect(list.map((one) => one.orderNumber)).toContain(orderNumber);
    expect(list.find(({ sittingId }) => sittingId === unfinished.sittingId)?.state).toBe('uncompleted');

    // The membership opens each report and its file, on the device as in the browser.
    expect(await device.data(userPrivilege)).toMatchObject({ member: true });
    for (const [examId, orderNumber] of orders) {
      const { report } = await device.data(orderInfo, { params: { orderNumber } });
      expect(report?.examId, examId).toBe(examId);
      const { files } = await device.data(orderFiles, { body: { orderNumber } });
      expect(files.length, examId).toBeGreaterThan(0);
    }
    const results = await device.data(resultList);
    expect(results.map(({ appExamId }) => appExamId).sort()).toEqual([...orders.keys()].sort());
    expect(results.every(({ takes }) => takes.every(({ unlocked }) => unlocked))).toBe(true);
    expect((await device.data(resourceList)).papers.every(({ url }) => url !== null)).toBe(true);

    // The gift is there; its code stays in the mailbox, and is kept nowhere else.
    const given = await device.data(orderInfo, { params: { orderNumber: gift } });
    expect(given).toMatchObject({ kind: 'gift', state: 'completed' });
    expect(JSON.stringify(given)).not.toContain(code);

    const sensitive = exams.filter((exam) => exam.sensitive).map((exam) => exam.id);
    const consents = await device.data(consentList);
    expect(consents.map(({ appExamId }) => appExamId).sort()).toEqual([...sensitive].sort());

    // What was begun in the browser goes on there; the device has its questions.
    const { questions } = await device.data(questionList, {
      params: { examId: brain.examId, lang: 'EN' },
      query: { sittingId: unfinished.sittingId },
    });
    expect(questions).toHaveLength(unfinished.questions.length);

    const archive = await device.request({ method: 'GET', url: '/ads/user/export?hl=EN' });
    const data = strFromU8(unzipSync(archive.rawPayload)['data.json'] ?? new Uint8Array());
    for (const orderNumber of [...orders.values(), gift, membership]) expect(data).toContain(orderNumber);

    // Nothing was taken away from the browser.
    for (const orderNumber of orders.values())
      expect((await browser.data(orderInfo, { params: { orderNumber } })).report).not.toBeNull();
  }, 120_000);
});
