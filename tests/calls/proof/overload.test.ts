import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveOrder } from '#contract/orders.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { sign, signatureHeader } from '#server/providers/sandbox/signature.ts';
import { answersTo, begin, confirm, iq } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { testClock } from '#tests/support/clock.ts';
import { noticeOf } from '#tests/support/notices.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { testSecret } from '#tests/support/secret.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { asWritten } from '#words/unbroken.ts';

const latest = 40;
const clock = testClock();
const site = forSuite(() =>
  openTimedSite({ LATEST_MILLISECONDS: String(latest), SECRET: testSecret }, clock),
);

/** Holds the event loop of this process, which is the site's, for longer than it may be, again and again with a breath between. */
function flood(): () => void {
  let isOver = false;
  const hold = () => {
    if (isOver) return;
    const until = performance.now() + 2 * latest;
    while (performance.now() < until);
    setTimeout(hold, 1);
  };
  hold();
  return () => {
    isOver = true;
  };
}

/** Where some are turned away: nobody of them, or everybody. */
const chance = { nobody: 1, everybody: 0 };

async function shareTurnedAway(): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(/^visitors_turned_away_ratio (\S+)$/m.exec(text)?.[1]);
}

const browse = (): Browser => newBrowser(overNetwork(() => site.url));

async function visit(path: string) {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

describe('a process that has more to do than it can', () => {
  const warm = '/landing/home/DE-SUBS-1002?hl=DE';

  /** What people had begun before everybody else came. */
  const begun = forTest(async () => {
    vi.spyOn(Math, 'random').mockReturnValue(chance.nobody);
    const sitter = browse();
    const form = await begin(sitter);
    const buyer = browse();
    const press = await pressFor(buyer, { orderNumber: await confirm(buyer) });
    const payer = browse();
    const orderNumber = await confirm(payer);
    const { paymentId } = await buy(payer, { orderNumber, card: 'noticeLost' });
    expect((await visit(warm)).status).toBe(200);
    return { sitter, form, buyer, press, notice: noticeOf({ orderNumber, paymentId }) };
  });

  let end = () => {};
  beforeEach(async () => {
    end = flood();
    await expect.poll(shareTurnedAway, { timeout: 60_000 }).toBeGreaterThan(0);
    vi.spyOn(Math, 'random').mockReturnValue(chance.everybody);
  });
  afterEach(() => end());

  it('tells visitors to come again: on a page in their language, calls in the envelope', async () => {
    for (const [path, lang, sentence] of [
      ['/landing/home/FR-SUBS-1002?hl=FR', 'fr-FR', 'Veuillez réessayer'],
      ['/answer/start/JP-SUBS-1002?hl=JA', 'ja-JP', 'もう一度'],
      ['/paying/paypage/DE-SUBS-1002?hl=DE', 'de-DE', 'noch einmal'],
    ] as const) {
      const page = await visit(path);
      expect(page.status, path).toBe(503);
      expect(page.headers.get('retry-after')).toBe('10');
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toMatch(/script-src 'none'; style-src 'sha256-/);
      expect(page.body).toContain(`<html lang="${lang}">`);
      expect(asWritten(page.body)).toContain(sentence);
      expect(page.body).toMatch(/<\/html>\s*$/);
    }
    for (const call of [
      { method: 'POST', url: '/ads/exam/sitting/start', payload: iq },
      { method: 'GET', url: `/ads/exam/question/list/${iq.examId}/EN` },
    ] as const) {
      const answer = await browse().request(call);
      expect(answer.statusCode, call.url).toBe(503);
      expect(answer.headers['retry-after']).toBe('10');
      expect(JSON.parse(answer.body)).toMatchObject({ name: 'overloaded' });
    }
    expect((await browse().call(startSitting, { body: iq })).ok).toBe(false);
  });

  it('goes on with what was begun: answers, their questions, the end of a test', async () => {
    const { sitter, form } = begun;
    const answers = answersTo(form);
    const { sittingId } = form;
    await sitter.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 3) } });
    const params = { examId: iq.examId, lang: iq.hl };
    const listed = await sitter.data(questionList, { params, query: { sittingId } });
    expect(listed.answers).toHaveLength(3);
    await sitter.data(saveOrder, { body: { ...iq, sittingId, answers } });
  });

  it('takes payments and their notices, also of a page without script', async () => {
    const { buyer, press, notice } = begun;
    const payload = JSON.stringify(notice);
    const signature = sign(testSecret, payload, clock.now());
    const told = await overNetwork(() => site.url)({
      method: 'POST',
      url: '/pay/notify/sandbox',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      payload,
    });
    expect(told.statusCode).toBe(200);

    const { shown, ...fields } = press;
    const form = new URLSearchParams({
      ...fields,
      amount: String(shown.amount),
      currency: shown.currency,
      waiver: 'on',
    });
    const paid = await buyer.request({
      method: 'POST',
      url: '/paying/paypage/DE-SUBS-1002?hl=EN',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
      payload: form.toString(),
    });
    expect(paid.statusCode).toBe(302);
    expect(paid.headers.location).toMatch(/^\/paying\/(?:success|check)\//);
  });

  it('sends landings from memory, says how it is, and lets everybody in when it is over', async () => {
    expect((await visit(warm)).status).toBe(200);
    expect((await visit('/healthz')).status).toBe(200);
    expect((await visit('/readyz')).status).toBe(200);
    expect((await visit('/answer/start/DE-SUBS-1002?hl=EN')).status).toBe(503);
    end();
    await wait(100);
    const page = async () => (await visit('/answer/start/DE-SUBS-1002?hl=EN')).status;
    await expect.poll(page, { timeout: 60_000, interval: 200 }).toBe(200);
  });
});
