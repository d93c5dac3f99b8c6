import { z } from 'zod';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { email, moment, nothing } from './fields.ts';
import { proof } from './human.ts';
import { password, typedPassword } from './passwords.ts';
import { genders, phonePattern } from './profile.ts';

const captcha = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const name = z.string().trim().min(bounds.name.min).max(bounds.name.max);
const agreed = z.literal(true);

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  gender: z.enum(genders),
});

const post = { method: 'POST', bases: ['ads'], params: nothing, query: nothing, refusals: [] } as const;
const get = { method: 'GET', bases: ['ads'], params: nothing, query: nothing, body: nothing } as const;
const done = z.object({ done: z.literal(true) });

export const register = {
  ...post,
  name: 'register',
  summary: 'Begins an account: a code goes to the address. Says the same where it has an account already',
  path: '/user/register',
  body: z
    .object({ name, email, password, passwordConfirmation: z.string(), agreed, proof: proof.optional() })
    .refine((form) => form.password === form.passwordConfirmation, {
      path: ['passwordConfirmation'],
      message: 'passwords do not match',
    }),
  data: done,
  refusals: ['passwordCommon', 'humanCheck'],
} satisfies Call;

export const registerAgain = {
  ...post,
  name: 'registerAgain',
  summary: 'Sends a new code of the registration that began in this browser; the one before ends',
  path: '/user/register/again',
  body: z.object({ email, proof: proof.optional() }),
  data: done,
  refusals: ['registrationExpired', 'humanCheck'],
} satisfies Call;

export const login = {
  ...post,
  name: 'login',
  summary: 'Starts a session. What this browser holds joins the account',
  path: '/user/login',
  body: z.object({ email, password: typedPassword }),
  data: profile,
  refusals: ['loginWrong', 'loginPaused'],
} satisfies Call;

export const logout = {
  ...post,
  name: 'logout',
  summary: 'Ends the session of this browser, whose own key goes on working unless it is locked as well',
  path: '/user/logout',
  body: z.object({ lock: z.boolean().optional() }),
  data: done,
} satisfies Call;

export const updatePassword = {
  ...post,
  name: 'updatePassword',
  summary: 'Changes the password of the one who is logged in, and ends every other session',
  path: '/user/password/update',
  body: z.object({ password: typedPassword, newPassword: password }),
  data: done,
  refusals: ['notLoggedIn', 'loginWrong', 'loginPaused', 'passwordCommon'],
} satisfies Call;

export const resetPassword = {
  ...post,
  name: 'resetPassword',
  summary: 'Sets a new password by a code from the mailbox, ends every session and starts one',
  path: '/user/password/reset',
  body: z.object({ email, captcha, password }),
  data: done,
  refusals: ['captchaWrong', 'passwordCommon'],
} satisfies Call;

export const openAccountLink = {
  ...post,
  name: 'openAccountLink',
  summary: 'Sets the first password of an account that a purchase opened, by the link in its receipt, once',
  path: '/user/password/link',
  body: z.object({ token: z.string().min(20).max(100), password, agreed }),
  data: done,
  refusals: ['accountLinkExpired', 'passwordCommon'],
} satisfies Call;

export const sendCaptcha = {
  ...get,
  name: 'sendCaptcha',
  summary: 'Sends a verification code to a mailbox. Says the same whether it has an account or not',
  path: '/email/captcha/send',
  query: z.object({ email, proof: proof.optional() }),
  data: done,
  refusals: ['humanCheck'],
} satisfies Call;

export const verifyCaptcha = {
  ...post,
  name: 'verifyCaptcha',
  summary: 'Checks a verification code; of a registration begun in this browser, it opens the account',
  path: '/user/verify',
  body: z.object({ email, captcha }),
  data: z.object({ done: z.literal(true), loggedIn: z.boolean() }),
  refusals: ['captchaWrong'],
} satisfies Call;

export const getUser = {
  ...get,
  name: 'getUser',
  summary: 'Who is logged in',
  path: '/user/get',
  data: profile,
  refusals: ['notLoggedIn'],
} satisfies Call;

export const updateUser = {
  ...post,
  name: 'updateUser',
  summary: 'Changes personal information; null takes something away',
  path: '/user/update',
  body: z.object({
    name: name.optional(),
    nickname: z.string().trim().min(bounds.nickname.min).max(bounds.nickname.max).nullable().optional(),
    phone: z.string().regex(phonePattern).nullable().optional(),
    birthday: z.string().max(40).nullable().optional(),
    gender: z.enum(genders).optional(),
  }),
  data: profile,
  refusals: ['notLoggedIn', 'dateInvalid'],
} satisfies Call;

export const updateAddress = {
  ...post,
  name: 'updateAddress',
  summary: 'Changes the address of an account, by a code sent to the new one',
  path: '/user/email/update',
  body: z.object({ email, captcha, password: typedPassword }),
  data: profile,
  refusals: ['notLoggedIn', 'loginWrong', 'loginPaused', 'captchaWrong', 'addressTaken'],
} satisfies Call;

export const restoreAddress = {
  ...post,
  name: 'restoreAddress',
  summary:
    'Gives an account the address back that it had, with a new password, by the link that this address was sent, once',
  path: '/user/email/restore',
  body: z.object({ token: z.string().min(20).max(100), password }),
  data: done,
  refusals: ['accountLinkExpired', 'addressTaken', 'passwordCommon'],
} satisfies Call;

export const sessionList = {
  ...get,
  name: 'sessionList',
  summary: 'Where the account is logged in, the newest first',
  path: '/user/session/list',
  data: z.array(
    z.object({
      id: z.string(),
      /** What the browser says of itself. */
      browser: z.string(),
      startedAt: moment,
      seenAt: moment,
      current: z.boolean(),
    }),
  ),
  refusals: ['notLoggedIn'],
} satisfies Call;

export const endSession = {
  ...post,
  name: 'endSession',
  summary:
    'Ends one session elsewhere, or all but this; what those browsers had of the account is locked there',
  path: '/user/session/end',
  body: z.object({ id: z.string().max(100).optional() }),
  data: done,
  refusals: ['notLoggedIn'],
} satisfies Call;
