/**
 * What somebody who was refused does next: something on the screen where they are, or another screen that leads on. The
 * sentence of a refusal says so too; of those with a screen of their own, a link stands beside it.
 */
export const nextSteps = [
  'correct',
  'retry',
  'later',
  'retrieve',
  'support',
  'login',
  'password',
  'member',
  'tests',
  'start',
  'result',
  'packages',
] as const;

export type NextStep = (typeof nextSteps)[number];

/**
 * Every refusal that a caller can meet: one table. `result` is the envelope's code; `status` is 200 where the
 * specification keeps HTTP 200 for refusals that a user can cause; `next` is what to do about it. The translated sentence stands in
 * `words/<locale>/errors.json` under the same name.
 *
 * Five digits, grouped by room: 101xx askings for mail (10101 is the specification's), 102xx accounts, 103xx sittings,
 * 104xx orders, 105xx payments, 106xx reports, 107xx privileges, 108xx legal documents and support.
 */
export const refusals = {
  malformed: { result: 400, status: 400, next: 'correct' },
  forbidden: { result: 403, status: 403, next: 'retrieve' },
  notFound: { result: 404, status: 404, next: 'tests' },
  tooLarge: { result: 413, status: 413, next: 'correct' },
  tooMany: { result: 429, status: 429, next: 'later' },
  ourFault: { result: 500, status: 500, next: 'retry' },
  notYet: { result: 501, status: 501, next: 'later' },
  overloaded: { result: 503, status: 503, next: 'later' },

  noRetrievableReport: { result: 10101, status: 200, next: 'support' },
  humanCheck: { result: 10102, status: 200, next: 'later' },

  notLoggedIn: { result: 10201, status: 200, next: 'login' },
  loginWrong: { result: 10202, status: 200, next: 'password' },
  loginPaused: { result: 10203, status: 200, next: 'password' },
  captchaWrong: { result: 10204, status: 200, next: 'correct' },
  passwordCommon: { result: 10205, status: 200, next: 'correct' },
  dateInvalid: { result: 10206, status: 200, next: 'correct' },
  accountLinkExpired: { result: 10207, status: 200, next: 'password' },
  addressTaken: { result: 10208, status: 200, next: 'login' },
  membersOnly: { result: 10209, status: 200, next: 'member' },
  passkeyWrong: { result: 10210, status: 200, next: 'retry' },
  passkeyNotAdded: { result: 10211, status: 200, next: 'retry' },
  registrationExpired: { result: 10212, status: 200, next: 'correct' },

  unknownExam: { result: 10301, status: 200, next: 'tests' },
  unknownSitting: { result: 10302, status: 200, next: 'start' },
  answersLocked: { result: 10303, status: 200, next: 'result' },
  answersMissing: { result: 10304, status: 200, next: 'correct' },
  consentMissing: { result: 10305, status: 200, next: 'start' },
  answersUnusable: { result: 10306, status: 200, next: 'start' },
  stageNotDue: { result: 10307, status: 200, next: 'retry' },

  unknownOrder: { result: 10401, status: 200, next: 'retrieve' },
  unknownSku: { result: 10402, status: 200, next: 'packages' },
  skuOfAnotherMarket: { result: 10403, status: 200, next: 'packages' },
  priceChanged: { result: 10404, status: 200, next: 'correct' },
  orderAlreadyPaid: { result: 10405, status: 200, next: 'result' },
  couponUnknown: { result: 10407, status: 200, next: 'correct' },
  couponExpired: { result: 10408, status: 200, next: 'correct' },
  couponUsedUp: { result: 10409, status: 200, next: 'correct' },
  couponOfAnotherMarket: { result: 10410, status: 200, next: 'correct' },
  extraHeld: { result: 10411, status: 200, next: 'result' },
  giftUnknown: { result: 10412, status: 200, next: 'correct' },
  giftRedeemed: { result: 10413, status: 200, next: 'retrieve' },
  giftOfAnotherExam: { result: 10414, status: 200, next: 'tests' },
  reviewNotBought: { result: 10415, status: 200, next: 'packages' },
  reviewTaken: { result: 10416, status: 200, next: 'result' },
  mailboxUnproved: { result: 10417, status: 200, next: 'retrieve' },
  cardNotPrintable: { result: 10418, status: 200, next: 'correct' },

  paymentMethodMissing: { result: 10501, status: 200, next: 'correct' },
  unknownPaymentMethod: { result: 10502, status: 200, next: 'correct' },
  unknownPayment: { result: 10503, status: 200, next: 'support' },
  paymentUnavailable: { result: 10504, status: 200, next: 'retry' },
  withdrawalOver: { result: 10505, status: 200, next: 'support' },
  notSelling: { result: 10507, status: 200, next: 'result' },

  reportLocked: { result: 10601, status: 200, next: 'packages' },
  linkExpired: { result: 10602, status: 200, next: 'retrieve' },
  fileNotReady: { result: 10603, status: 200, next: 'later' },
  certificateLocked: { result: 10604, status: 200, next: 'result' },
  nameNotPrintable: { result: 10605, status: 200, next: 'correct' },
  unknownCertificate: { result: 10606, status: 200, next: 'correct' },

  unknownShare: { result: 10608, status: 200, next: 'tests' },
  shareUnprepared: { result: 10609, status: 200, next: 'correct' },
  unknownInvitation: { result: 10610, status: 200, next: 'tests' },
  ownInvitation: { result: 10611, status: 200, next: 'correct' },
  notComparable: { result: 10612, status: 200, next: 'tests' },
  unknownPair: { result: 10613, status: 200, next: 'result' },

  nothingToErase: { result: 10607, status: 200, next: 'support' },
  paymentUnderWay: { result: 10506, status: 200, next: 'later' },

  alreadyMember: { result: 10701, status: 200, next: 'member' },
  subscriptionOver: { result: 10702, status: 200, next: 'member' },
  nothingOwed: { result: 10703, status: 200, next: 'member' },
  membershipRuns: { result: 10704, status: 200, next: 'member' },

  unknownProtocol: { result: 10801, status: 200, next: 'correct' },
} as const satisfies Record<string, { result: number; status: number; next: NextStep }>;

export type RefusalName = keyof typeof refusals;

/** What any call can answer, whatever it does. */
export const universalRefusals = [
  'malformed',
  'forbidden',
  'notFound',
  'tooLarge',
  'tooMany',
  'ourFault',
  'overloaded',
] as const satisfies readonly RefusalName[];
