/** Numeric bounds, one table (promise 10.14). */
export const bounds = {
  name: { min: 1, max: 80 },
  nickname: { min: 1, max: 40 },
  password: { min: 10, max: 128 },
  /** To the day that it is where the server stands. */
  birthday: { min: '1900-01-01' },
  /** Figures after the plus, as E.164 has them. */
  phone: { min: 7, max: 15 },
  /** One line on the card of a gift. */
  giftLine: { min: 1, max: 120 },
  message: { min: 10, max: 4000 },
  email: { max: 254 },
  /** Time one answer took; a tab left open overnight still counts as an answer. */
  answerMilliseconds: { max: 7 * 24 * 3600 * 1000 },
} as const;

/** What is read of a text that somebody typed, before it is tidied. */
export const typedMax = 1000;
