import { z } from 'zod';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { email, nothing } from './fields.ts';

const password = z.string().min(bounds.password.min).max(bounds.password.max);
const captcha = z.string().regex(/^\d{6}$/);
const name = z.string().trim().min(bounds.name.min).max(bounds.name.max);
const birthday = z.iso.date();

const profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  gender: z.enum(['male', 'female', 'confidential']),
});

const post = { method: 'POST', bases: ['ads'], params: nothing, query: nothing, refusals: [] } as const;
const done = z.object({ done: z.literal(true) });

export const register = {
  ...post,
  name: 'register',
  summary: 'Makes an account',
  path: '/user/register',
  body: z
    .object({ name, email, password, passwordConfirmation: z.string(), agreed: z.literal(true) })
    .refine((form) => form.password === form.passwordConfirmation, { path: ['passwordConfirmation'] }),
  data: done,
} satisfies Call;

export const login = {
  ...post,
  name: 'login',
  summary: 'Starts a session',
  path: '/user/login',
  body: z.object({ email, password: z.string().max(bounds.password.max) }),
  data: profile,
} satisfies Call;

export const updatePassword = {
  ...post,
  name: 'updatePassword',
  summary: 'Changes the password of the one who is logged in',
  path: '/user/password/update',
  body: z.object({ password: z.string().max(bounds.password.max), newPassword: password }),
  data: done,
} satisfies Call;

export const resetPassword = {
  ...post,
  name: 'resetPassword',
  summary: 'Sets a new password by a code from the mailbox',
  path: '/user/password/reset',
  body: z.object({ email, captcha, password }),
  data: done,
} satisfies Call;

export const sendCaptcha = {
  name: 'sendCaptcha',
  summary: 'Sends a verification code to a mailbox',
  method: 'GET',
  path: '/email/captcha/send',
  bases: ['ads'],
  params: nothing,
  query: z.object({ email }),
  body: nothing,
  data: done,
  refusals: [],
} satisfies Call;

export const verifyCaptcha = {
  ...post,
  name: 'verifyCaptcha',
  summary: 'Checks a verification code',
  path: '/user/verify',
  body: z.object({ email, captcha }),
  data: done,
} satisfies Call;

export const getUser = {
  name: 'getUser',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/user/get',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: profile,
  refusals: [],
} satisfies Call;

export const updateUser = {
  ...post,
  name: 'updateUser',
  summary: 'Changes personal information',
  path: '/user/update',
  body: z.object({
    name: name.optional(),
    nickname: z.string().trim().min(bounds.nickname.min).max(bounds.nickname.max).optional(),
    phone: z.e164().optional(),
    birthday: birthday.optional(),
    gender: z.enum(['male', 'female', 'confidential']).optional(),
  }),
  data: profile,
} satisfies Call;
