import { z } from 'zod';
import { profile } from './accounts.ts';
import type { Call } from './call.ts';
import { moment, nothing } from './fields.ts';
import { typedPassword } from './passwords.ts';

/** Bytes as browsers send them; a key of RSA with its certificates stays below. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/);

/** A credential's id has at most 1,023 bytes (WebAuthn 3, 5.1.3). */
const credentialId = z
  .string()
  .min(1)
  .max(1_364)
  .regex(/^[\w-]+$/);

const transports = z.array(z.string().max(40)).max(10);

/** What every answer of an authenticator holds (WebAuthn 3, 5.1); what is not named here is not read. */
const answered = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

const registered = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
});

const signed = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});

const verification = z.enum(['required', 'preferred', 'discouraged']);

const creation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      /** Where its authenticator can be reached, as it said. */
      transports,
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
});

const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: verification,
});

const call = { bases: ['ads'], params: nothing, query: nothing } as const;
const post = { ...call, method: 'POST' } as const;
const done = z.object({ done: z.literal(true) });

export const passkeyList = {
  ...call,
  method: 'GET',
  name: 'passkeyList',
  summary: 'The passkeys of an account, the newest first',
  path: '/user/passkey/list',
  body: nothing,
  data: z.array(
    z.object({
      id: z.string(),
      /** What the browser in which it was added says of itself. */
      browser: z.string(),
      addedAt: moment,
      usedAt: moment.nullable(),
    }),
  ),
  refusals: ['notLoggedIn'],
} satisfies Call;

export const beginPasskey = {
  ...post,
  name: 'beginPasskey',
  summary: 'By the password, what a browser needs to make a passkey: PublicKeyCredentialCreationOptionsJSON',
  path: '/user/passkey/begin',
  body: z.object({ password: typedPassword }),
  data: creation,
  refusals: ['notLoggedIn', 'loginWrong', 'loginPaused'],
} satisfies Call;

export const addPasskey = {
  ...post,
  name: 'addPasskey',
  summary: 'Adds the passkey that was begun in this session, within five minutes',
  path: '/user/passkey/add',
  body: z.object({ credential: registered }),
  data: done,
  refusals: ['notLoggedIn', 'passkeyNotAdded'],
} satisfies Call;

export const removePasskey = {
  ...post,
  name: 'removePasskey',
  summary: 'Removes a passkey: nobody logs in with it any more',
  path: '/user/passkey/remove',
  body: z.object({ id: credentialId }),
  data: done,
  refusals: ['notLoggedIn', 'notFound'],
} satisfies Call;

export const beginPasskeyLogin = {
  ...post,
  name: 'beginPasskeyLogin',
  summary: 'What a browser needs to log in with a passkey: PublicKeyCredentialRequestOptionsJSON',
  path: '/user/passkey/login/begin',
  body: nothing,
  data: request,
  refusals: [],
} satisfies Call;

export const passkeyLogin = {
  ...post,
  name: 'passkeyLogin',
  summary: 'Starts a session by a passkey, as the login by password does',
  path: '/user/passkey/login',
  body: z.object({ credential: signed }),
  data: profile,
  refusals: ['passkeyWrong'],
} satisfies Call;
