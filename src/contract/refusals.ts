/**
 * Every refusal that a caller can meet: one table. `result` is the envelope's code; `status` is 200 where the
 * specification keeps HTTP 200 for refusals that a user can cause. The translated sentence stands in
 * `words/<locale>/errors.json` under the same name.
 *
 * Five digits, grouped by room: 101xx retrieval (10101 is the specification's), 102xx accounts, 103xx sittings,
 * 104xx orders, 105xx payments, 106xx reports, 107xx privileges, 108xx legal documents and support.
 */
export const refusals = {
  malformed: { result: 400, status: 400 },
  forbidden: { result: 403, status: 403 },
  notFound: { result: 404, status: 404 },
  tooLarge: { result: 413, status: 413 },
  tooMany: { result: 429, status: 429 },
  ourFault: { result: 500, status: 500 },
  notYet: { result: 501, status: 501 },
  overloaded: { result: 503, status: 503 },

  noRetrievableReport: { result: 10101, status: 200 },

  notLoggedIn: { result: 10201, status: 200 },
  loginWrong: { result: 10202, status: 200 },
  loginPaused: { result: 10203, status: 200 },
  captchaWrong: { result: 10204, status: 200 },
  passwordCommon: { result: 10205, status: 200 },
  dateInvalid: { result: 10206, status: 200 },
  accountLinkExpired: { result: 10207, status: 200 },
  addressTaken: { result: 10208, status: 200 },
  membersOnly: { result: 10209, status: 200 },

  unknownExam: { result: 10301, status: 200 },
  unknownSitting: { result: 10302, status: 200 },
  answersLocked: { result: 10303, status: 200 },
  answersMissing: { result: 10304, status: 200 },
  consentMissing: { result: 10305, status: 200 },
  answersUnusable: { result: 10306, status: 200 },

  unknownOrder: { result: 10401, status: 200 },
  unknownSku: { result: 10402, status: 200 },
  skuOfAnotherMarket: { result: 10403, status: 200 },
  priceChanged: { result: 10404, status: 200 },
  orderAlreadyPaid: { result: 10405, status: 200 },
  orderEmailMissing: { result: 10406, status: 200 },
  couponUnknown: { result: 10407, status: 200 },
  couponExpired: { result: 10408, status: 200 },
  couponUsedUp: { result: 10409, status: 200 },
  couponOfAnotherMarket: { result: 10410, status: 200 },
  extraHeld: { result: 10411, status: 200 },
  giftUnknown: { result: 10412, status: 200 },
  giftRedeemed: { result: 10413, status: 200 },
  giftOfAnotherExam: { result: 10414, status: 200 },
  reviewNotBought: { result: 10415, status: 200 },
  reviewTaken: { result: 10416, status: 200 },

  paymentMethodMissing: { result: 10501, status: 200 },
  unknownPaymentMethod: { result: 10502, status: 200 },
  unknownPayment: { result: 10503, status: 200 },
  paymentUnavailable: { result: 10504, status: 200 },
  withdrawalOver: { result: 10505, status: 200 },
  notSelling: { result: 10507, status: 200 },

  reportLocked: { result: 10601, status: 200 },
  linkExpired: { result: 10602, status: 200 },
  fileNotReady: { result: 10603, status: 200 },
  certificateLocked: { result: 10604, status: 200 },
  nameNotPrintable: { result: 10605, status: 200 },
  unknownCertificate: { result: 10606, status: 200 },

  unknownShare: { result: 10608, status: 200 },
  shareUnprepared: { result: 10609, status: 200 },

  nothingToErase: { result: 10607, status: 200 },
  paymentUnderWay: { result: 10506, status: 200 },

  alreadyMember: { result: 10701, status: 200 },
  subscriptionOver: { result: 10702, status: 200 },
  nothingOwed: { result: 10703, status: 200 },
  membershipRuns: { result: 10704, status: 200 },

  unknownProtocol: { result: 10801, status: 200 },
} as const satisfies Record<string, { result: number; status: number }>;

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
