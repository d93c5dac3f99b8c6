import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call, CallInput } from '#contract/call.ts';
import { refusalEnvelope } from '#contract/envelope.ts';
import { calls, pendingCalls } from '#contract/index.ts';
import { type RefusalName, refusals, universalRefusals } from '#contract/refusals.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, begin, confirm, iq } from '#tests/support/builders.ts';
import { type Sent, urlOf } from '#tests/support/calls.ts';
import { isFull } from '#tests/support/form.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? (isFull ? 200 : 8));

type Input = Required<CallInput<Call>>;
type Part = keyof Input;

const app = forSuite(() => openApp());
const browser = forSuite(() => app.browser());
let samples: Record<string, Partial<Input>>;

beforeAll(async () => {
  const sitting = await begin(browser);
  const orderNumber = await confirm(browser);
  const going = await confirm(browser);
  const { sittingId } = sitting;
  const answers = answersTo(sitting).slice(0, 3);
  const examId = iq.examId;
  const password = 'a long password';
  const email = 'reader@example.org';
  const captcha = '123456';
  const credential = { id: 'A'.repeat(43), rawId: 'A'.repeat(43), type: 'public-key' as const };
  const clientDataJSON = Buffer.from('{}').toString('base64url');
  samples = {
    pageView: {
      query: { dl: 'http://127.0.0.1/', hl: 'EN', id: 'abcdefgh', av: '1.0.0', eid: '1', aeid: '2' },
    },
    languageList: { params: { examId } },
    generateLogid: { body: { appExamId: examId } },
    protocolList: { params: { examId, hl: 'EN' } },
    protocolInfo: { params: { id: 'privacy' }, query: { hl: 'EN' } },
    questionList: { params: { examId, lang: 'EN' }, query: { sittingId, countryCode: 'DE' } },
    saveOrder: { body: { sittingId, answers, hl: 'EN', countryCode: 'DE' } },
    skuList: { params: iq },
    paymentMethods: { params: iq },
    skuInfo: { params: { ...iq, skuId: 'iq-basic' } },
    updateOrderEmail: { body: { orderNumber, email } },
    createPayment: {
      body: await pressFor(browser, { orderNumber, card: 'decline' }),
    },
    checkPayment: { body: { orderNumber } },
    extraPackageList: { params: { orderNumber } },
    orderSkuCheck: { params: { orderNumber } },
    orderInfo: { params: { orderNumber }, query: { hl: 'EN' } },
    orderFiles: { body: { orderNumber } },
    retrieveReport: { body: { email } },
    presenterList: { params: { orderNumber } },
    broughtList: { params: { orderNumber } },
    readerList: { params: { orderNumber } },
    endReading: { body: { orderNumber, id: 'A'.repeat(43) } },
    examCategories: { query: { hl: 'EN' } },
    examMethods: { params: { id: examId }, query: { hl: 'EN' } },
    methodsDocument: { params: { document: 'answers' } },
    nextTests: { params: { orderNumber }, query: { hl: 'EN' } },
    examTypes: { params: { id: examId }, query: { hl: 'EN' } },
    examType: { params: { id: 'SUBS-1003', code: 'infj' }, query: { hl: 'EN' } },
    examTypePair: { params: { id: 'SUBS-1003', code: 'infj', other: 'estp' }, query: { hl: 'EN' } },
    examInfo: { params: { id: examId }, query: { hl: 'EN' } },
    register: { body: { name: 'Ada', email, password, passwordConfirmation: password, agreed: true } },
    registerAgain: { body: { email } },
    login: { body: { email, password } },
    updatePassword: { body: { password, newPassword: password } },
    resetPassword: { body: { email, captcha, password } },
    sendCaptcha: { query: { email } },
    verifyCaptcha: { body: { email, captcha } },
    logout: { body: { lock: true } },
    openAccountLink: { body: { token: 'A'.repeat(43), password, agreed: true } },
    restoreAddress: { body: { token: 'A'.repeat(43), password } },
    updateAddress: { body: { email, captcha, password } },
    sessionList: {},
    humanChallenge: {},
    resourceList: {},
    endSession: { body: { id: 'a'.repeat(64) } },
    passkeyList: {},
    resultList: {},
    storeShelf: { params: { countryCode: 'DE', hl: 'EN' } },
    consentList: {},
    adConsent: { body: { appExamId: examId, agreed: true, tracking: { fbclid: 'x' } } },
    beginPasskey: { body: { password } },
    addPasskey: {
      body: { credential: { ...credential, response: { clientDataJSON, attestationObject: 'AAAA' } } },
    },
    removePasskey: { body: { id: credential.id } },
    beginPasskeyLogin: {},
    passkeyLogin: {
      body: {
        credential: {
          ...credential,
          response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
    },
    getUser: {},
    updateUser: { body: { name: 'Ada', nickname: 'A', birthday: '2000-01-01', gender: 'female' } },
    userOrderList: { params: { id: 'me' } },
    shareReport: { body: { orderNumber, shared: true } },
    shareStanding: { params: { orderNumber }, query: { hl: 'EN' } },
    sharedReport: { params: { key: 'A'.repeat(22) }, query: { hl: 'EN' } },
    togetherStanding: { params: { orderNumber }, query: { hl: 'EN' } },
    inviteTogether: { body: { orderNumber, invited: true, name: 'Ada', mails: false } },
    invitationInfo: { params: { invitation: 'A'.repeat(22) }, query: { hl: 'EN' } },
    joinTogether: { body: { orderNumber, invitation: 'A'.repeat(22), name: 'Ada', scores: false } },
    agreeTogether: { body: { pair: 'A'.repeat(22), agreed: true, scores: false } },
    comparisonInfo: { params: { pair: 'A'.repeat(22) }, query: { hl: 'EN' } },
    vipDetail: { query: { countryCode: 'DE', hl: 'EN' } },
    createSubscription: { body: { ...iq, skuId: 'vip-month' } },
    userPrivilege: {},
    startSitting: { body: { ...iq, consent: true } },
    saveAnswers: { body: { sittingId, answers } },
    nextStage: { body: { sittingId, stage: 2, hl: 'EN', answers } },
    createCourseOrder: { body: { ...iq, examId: 'SUBS-2001', skuId: 'practice-course' } },
    openReportLink: { body: { token: 'A'.repeat(43) } },
    createExtraOrder: { body: { orderNumber, skuId: 'iq-basic' } },
    upgradeList: { params: { orderNumber } },
    createUpgradeOrder: { body: { orderNumber, skuId: 'iq-top' } },
    erasureStanding: { body: { orderNumber } },
    // Asked of another order than all others are, which must stay.
    erase: { body: { orderNumber: going, scope: 'this' } },
    createGiftOrder: { body: { ...iq, skuId: 'iq-basic', card: { giver: 'Ada', line: 'Enjoy.' } } },
    redeemGift: { body: { orderNumber, code: 'AAAA-BBBB-CCCC-DDDD' } },
    leaveReview: { body: { orderNumber, name: 'Ada', rating: 5, content: 'Clear and calm.' } },
    priceOrder: { body: { orderNumber, skuId: 'iq-basic', coupon: 'TENTH' } },
    withdrawalStanding: { body: { orderNumber } },
    withdraw: { body: { orderNumber } },
    nameCertificate: { body: { orderNumber, holderName: 'Ada Lovelace' } },
    nameCover: { body: { orderNumber, coverName: 'Ada Lovelace' } },
    checkCertificate: { params: { code: 'AAAA-BBBB-CCCC-DDDD' } },
    cancelSubscription: { body: { orderNumber } },
    resumeSubscription: { body: { orderNumber } },
    switchSubscription: {
      body: { orderNumber, skuId: 'vip-year', shown: { amount: 8990, currency: 'EUR' } },
    },
    checkSubscription: { body: { orderNumber } },
    writeToSupport: { body: { name: 'Ada', email, message: 'My report has not come.', orderNumber } },
    payOverdue: { body: { orderNumber, shown: { amount: 1490, currency: 'EUR' } } },
  };
});

const parts: readonly Part[] = ['params', 'query', 'body'];

const isWellFormed = (call: Call, input: Partial<Input>) =>
  parts
    .filter((part) => part !== 'body' || call.method === 'POST')
    .every((part) => call[part].safeParse(input[part] ?? {}).success);

async function send(call: Call, input: Partial<Input>) {
  const sent: Sent = {
    method: call.method,
    url: urlOf(call, input),
    ...(call.method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(input.body ?? {}),
    }),
  };
  const answer = await browser.request(sent);
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body) as { result: number; data?: unknown; name?: RefusalName; next?: string },
  };
}

/** Any answer stands in the envelope and is one that the contract names. */
function expectInContract(call: Call, { status, body }: Awaited<ReturnType<typeof send>>) {
  const pending = pendingCalls.has(call.name);
  if (!pending) expect(status).toBeLessThan(500);
  if (body.result === 200) {
    expect(status).toBe(200);
    expect(call.data.safeParse(body.data).error).toBeUndefined();
    return;
  }
  expect(refusalEnvelope.safeParse(body).error).toBeUndefined();
  const named: readonly RefusalName[] = [
    ...universalRefusals,
    ...call.refusals,
    ...(pending ? (['notYet'] as const) : []),
  ];
  expect(named).toContain(body.name);
  expect(refusals[body.name as RefusalName]).toEqual({ result: body.result, status, next: body.next });
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '🙂',
    'SUBS-',
    'DROP TABLE orders',
    '../../etc/passwd',
    -1,
    0.5,
    1e300,
    [],
    {},
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  fc.constantFrom('%', '%00', '..', 'null'),
);

/** Lone halves of characters cannot stand in an address at all. */
const inAddress = (text: string) => text.isWellFormed();

describe.each(calls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('answers a well-formed request as the contract says', async () => {
    const sample = samples[name] as Partial<Input>;
    expect(isWellFormed(call, sample)).toBe(true);
    expectInContract(call, await send(call, sample));
  });

  it.each(parts.filter((part) => part !== 'body' || call.method === 'POST'))(
    'names the field of %s that is wrong',
    async (part) => {
      const sample = samples[name] as Partial<Input>;
      const fields = Object.keys((sample[part] ?? {}) as object);
      if (fields.length === 0) return;
      const value = part === 'body' ? anyValue : anyText.filter(inAddress);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...fields), value, async (field, wrong) => {
          const input = { ...sample, [part]: { ...(sample[part] as object), [field]: wrong } };
          const answer = await send(call, input);
          expectInContract(call, answer);
          if (part === 'params' || isWellFormed(call, input)) return;
          expect(answer.status).toBe(400);
          const { fields: named } = refusalEnvelope.parse(answer.body);
          expect(
            named?.some((one) => `${one.field}.`.startsWith(`${part}.`)),
            JSON.stringify(named),
          ).toBe(true);
        }),
        { numRuns },
      );
    },
  );

  if (call.method !== 'POST') return;

  it('names each required field that is missing', async () => {
    const sample = (samples[name]?.body ?? {}) as Record<string, unknown>;
    for (const field of Object.keys(sample)) {
      const { [field]: _left, ...rest } = sample;
      const input = { ...samples[name], body: rest };
      if (isWellFormed(call, input)) continue;
      const { status, body } = await send(call, input);
      expect(status).toBe(400);
      expect(refusalEnvelope.parse(body).fields?.map((one) => one.field)).toContain(`body.${field}`);
    }
  });

  it('takes nothing but a JSON object', async () => {
    const url = urlOf(call, (samples[name] ?? {}) as Partial<Input>);
    const bodies = [
      '{',
      'null',
      '[]',
      '"text"',
      '1',
      '',
      '{"__proto__":1}',
      '{"constructor":{"prototype":{}}}',
    ];
    for (const payload of bodies) {
      const answer = await browser.request({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      const allowed = pendingCalls.has(name) && answer.statusCode === 501;
      expect(answer.statusCode === 400 || allowed, `${payload}: ${answer.body}`).toBe(true);
    }
    const form = await browser.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect(form.statusCode).toBe(400);
  });
});
