import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { genders } from '#contract/profile.ts';
import type { AgreedProtocol } from '#contract/protocols.ts';
import { ownerColumns } from '#server/platform/http/reader.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person who can log in. What belongs to it is owned by `holder_hash`, of which no browser has the key. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    ...ownerColumns,
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Argon2id, in the PHC format; null while only a purchase opened it. */
    passwordHash: text('password_hash'),
    /** When the mailbox was proved; nothing of the address is shown before. */
    verifiedAt: moment('verified_at'),
    /** When the privacy policy was agreed to, and in which version; that is not known of accounts from before it was kept. */
    agreedAt: moment('agreed_at'),
    agreed: jsonb('agreed').$type<readonly AgreedProtocol[]>(),
    nickname: text('nickname'),
    phone: text('phone'),
    birthday: text('birthday'),
    gender: text('gender').$type<(typeof genders)[number]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('accounts_holder_hash').on(table.holderHash)],
);

/** Which account an address has; laid out by the address, wholly lowered, so that none has two. */
export const accountAddresses = pgTable('account_addresses', {
  emailKey: text('email_key').primaryKey(),
  accountId: text('account_id').notNull(),
});

/** Where somebody is logged in; the token itself stands in that browser's cookie alone. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The key of the browser, hashed: what is locked where this session is ended from elsewhere. */
    ...ownerColumns,
    browser: text('browser').notNull(),
    startedAt: moment('started_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('account_sessions_account').on(table.accountId),
    index('account_sessions_seen').on(table.seenAt),
  ],
);

/** Browsers in which an account was logged in once: nobody's guessing elsewhere keeps them out. */
export const accountBrowsers = pgTable(
  'account_browsers',
  { accountId: text('account_id').notNull(), ...ownerColumns },
  (table) => [primaryKey({ columns: [table.accountId, table.holderHash] })],
);

/**
 * What waits for a verification code, which follows from the id and the server's secret and is written nowhere, or for the
 * signature of a passkey, to which the id is the challenge.
 */
export const accountCodes = pgTable(
  'account_codes',
  {
    /** What it is for, of which address and in which browser, hashed. */
    key: text('key').primaryKey(),
    /** The address alone, hashed, by which its codes are found when it leaves; a passkey's challenge has none. */
    emailHash: text('email_hash'),
    codeId: text('code_id').notNull(),
    tries: integer('tries').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Of a registration: what the account will be made of; null where the address has one already. */
    wish: jsonb('wish').$type<RegistrationWish | null>(),
  },
  (table) => [index('account_codes_email').on(table.emailHash)],
);

export interface RegistrationWish {
  readonly name: string;
  readonly passwordHash: string;
  readonly agreedAt: string;
  /** Missing where the release before wrote the wish. */
  readonly agreed?: readonly AgreedProtocol[];
}

/**
 * A mailed way into an account, by a new password: into one that a purchase opened, or back into one that was given another
 * address. Only the token's hash is kept.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The address that the account has again afterwards; null where the link sets the first password. */
    restores: text('restores'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_links_account').on(table.accountId),
    index('account_links_expires').on(table.expiresAt),
  ],
);

/** Keys by which somebody logs in without the password. Only the public half is here: it opens nothing. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often its authenticator signed, where it counts; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** Of the browser in which it was added. */
    browser: text('browser').notNull(),
    addedAt: moment('added_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_passkeys_account').on(table.accountId)],
);

/** How often something was tried in an hour; the key is a hash, so that no address stands here. */
export const accountAttempts = pgTable(
  'account_attempts',
  {
    key: text('key').notNull(),
    hour: text('hour').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.hour] })],
);
