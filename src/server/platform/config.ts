import { z } from 'zod';
import { OperatorError } from './errors.ts';
import { isLoopbackName } from './http/own-machine.ts';
import { keptSecret } from './secret.ts';

const secretLength = 32;

function word<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

const portProblem = 'must be a whole number from 0 to 65535';

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''));

/** A path on this site, or the address of another. */
const place = z
  .string()
  .regex(
    /^(?:https?:\/\/[^\s/]+)?(?:\/[^\s]*)?$/,
    'must be a path such as /ads or an address such as https://example.com/ads',
  )
  .transform((url) => url.replace(/\/+$/, ''));

/** Every setting, all optional; docs/running.md explains each. An empty one counts as not set. */
export const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number({ error: portProblem })
    .int(portProblem)
    .min(0, portProblem)
    .max(65_535, portProblem)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  API_BASE: place.default('/ads'),
  PAY_BASE: place.default('/pay'),
  STATIC_BASE: place.default(''),
  DEFAULT_EXAM: z
    .string()
    .regex(/^SUBS-\d{1,9}$/, 'must be SUBS- and a number')
    .transform((id) => id as `SUBS-${number}`)
    .default('SUBS-1001'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must be an address such as postgresql://name:password@host:5432/database',
    })
    .optional(),
  SECRET: z
    .string()
    .min(secretLength, `must have at least ${secretLength} characters, and be random`)
    .optional(),
  ROLE: word('all', 'site', 'pay', 'work').default('all'),
  SITE_FIGURES: word('measured', 'showcase').default('measured'),
  CONSENT_POLICY: word('opt-in', 'specified').default('opt-in'),
  MODE_NAME: z.string().max(40, 'must have at most 40 characters').default('production'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://name:password@host' })
    .optional(),
  MAIL_FROM: z.string().default('Sixgates <reports@localhost>'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  SELLER: z
    .string()
    .trim()
    .max(200, 'must have at most 200 characters')
    .regex(/^[^\r\n]+$/, 'must be one line')
    .optional(),
  MAILBOX: word('shown', 'hidden').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'must be a secret key of Stripe, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_.+$/, 'must be the signing secret of a webhook endpoint, such as whsec_…')
    .optional(),
  STRIPE_API: webAddress.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MODE: word('live', 'sandbox').default('live'),
  PAYPAL_PROXY: webAddress.optional(),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMITS: word('on', 'off').default('on'),
  METRICS_TOKEN: z.string().min(secretLength, `must have at least ${secretLength} characters`).optional(),
  LOG_LEVEL: word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
});

export type Role = z.output<typeof settings>['ROLE'];

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another place than Stripe's own, for tests. */
  readonly api: string | undefined;
}

export interface PaypalConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly mode: 'live' | 'sandbox';
  /** A proxy on the way to PayPal. */
  readonly proxy: string | undefined;
}

/** Settings that mean nothing alone. */
const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
] as const;

export interface Config {
  /** Open to the public, not somebody's trial. */
  readonly production: boolean;
  /** Pages come from their sources, with hot reload. */
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  /** Where visitors find the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly secure: boolean;
  readonly apiBase: string;
  readonly payBase: string;
  readonly staticBase: string;
  readonly defaultExam: `SUBS-${number}`;
  /** Embedded database, mailbox and files. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Signs addresses and notices. */
  readonly secret: string;
  readonly role: Role;
  readonly siteFigures: 'measured' | 'showcase';
  readonly consentPolicy: 'opt-in' | 'specified';
  readonly modeName: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where visitors can write to. */
  readonly supportEmail: string;
  /** Legal name and postal address, as receipts name the seller; undefined where nobody has said it. */
  readonly seller: string | undefined;
  /** The mailbox on disk has pages: only on the machine of one who tries the product out. */
  readonly mailboxShown: boolean;
  /** Addresses of proxies whose word on the client's address counts. */
  readonly trustProxy: string | undefined;
  /** Undefined where no keys are set. */
  readonly stripe: StripeConfig | undefined;
  readonly paypal: PaypalConfig | undefined;
  readonly rateLimits: boolean;
  readonly metricsToken: string | undefined;
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
}

/**
 * Reads and checks the settings. Without SECRET one is made and kept in DATA_DIR.
 *
 * @throws OperatorError with one sentence for each problem, all at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  const problems = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) ?? [];
  if (given.DATABASE_URL && !given.SECRET) {
    problems.push('SECRET must be set beside DATABASE_URL, the same for every process.');
  }
  for (const names of together) {
    const missing = names.filter((name) => !given[name]);
    if (missing.length > 0 && missing.length < names.length) {
      problems.push(`${missing.join(' and ')} must be set as well: ${names.join(', ')} belong together.`);
    }
  }
  const shown = result.data;
  if (shown?.MAILBOX === 'shown' && !(isThisMachine(publicUrlOf(shown)) && isLoopbackName(shown.HOST))) {
    problems.push('MAILBOX can be shown only where HOST and PUBLIC_URL are addresses of this machine.');
  }
  if (!shown || problems.length > 0) throw new OperatorError(problems.join('\n'));
  return configOf(shown);
}

type Settings = z.output<typeof settings>;

function configOf(given: Settings): Config {
  const publicUrl = publicUrlOf(given);
  const production = given.NODE_ENV === 'production';
  return {
    production,
    development: given.NODE_ENV === 'development',
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    apiBase: given.API_BASE,
    payBase: given.PAY_BASE,
    staticBase: given.STATIC_BASE,
    defaultExam: given.DEFAULT_EXAM,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    secret: given.SECRET ?? keptSecret(given.DATA_DIR),
    role: given.ROLE,
    siteFigures: given.SITE_FIGURES,
    consentPolicy: given.CONSENT_POLICY,
    modeName: given.MODE_NAME,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    supportEmail: given.SUPPORT_EMAIL ?? addressIn(given.MAIL_FROM),
    seller: given.SELLER,
    mailboxShown: given.MAILBOX
      ? given.MAILBOX === 'shown'
      : !production && isThisMachine(publicUrl) && isLoopbackName(given.HOST),
    trustProxy: given.TRUST_PROXY,
    stripe: stripeOf(given),
    paypal: paypalOf(given),
    rateLimits: given.RATE_LIMITS === 'on',
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
  };
}

function stripeOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API }: Settings): Config['stripe'] {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, api: STRIPE_API };
}

function paypalOf(given: Settings): Config['paypal'] {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = given;
  const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_MODE: mode, PAYPAL_PROXY: proxy } = given;
  if (!clientId || !clientSecret || !webhookId) return undefined;
  return { clientId, clientSecret, webhookId, mode, proxy };
}

/** The address of `Name <address>`, or the whole where it is the address alone. */
const addressIn = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Settings): string {
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return PUBLIC_URL ?? `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${PORT}`;
}

function isThisMachine(url: string): boolean {
  return isLoopbackName(new URL(url).hostname);
}
