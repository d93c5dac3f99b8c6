import { z } from 'zod';
import { OperatorError } from './errors.ts';
import { isLoopbackName } from './http/own-machine.ts';
import { keptSecret } from './secret.ts';

const secretLength = 32;

/** One of some words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

const portProblem = 'must be a whole number from 0 to 65535';

export const webAddress = z
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
  ROLE: oneOf('all', 'site', 'pay', 'work').default('all'),
  SITE_FIGURES: oneOf('measured', 'showcase').default('measured'),
  CONSENT_POLICY: oneOf('opt-in', 'specified').default('opt-in'),
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
  MAILBOX: oneOf('shown', 'hidden').optional(),
  TRUST_PROXY: z.string().optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header, such as CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional(),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  METRICS_TOKEN: z.string().min(secretLength, `must have at least ${secretLength} characters`).optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
});

export type Role = z.output<typeof settings>['ROLE'];

/** Settings of one room, that it reads itself. */
export interface SettingsGroup<Shape extends z.ZodObject = z.ZodObject> {
  readonly shape: Shape;
  /** Those that mean nothing alone. */
  readonly together: readonly string[];
}

export function settingsGroup<Shape extends z.ZodObject>(
  shape: Shape,
  together: readonly (keyof z.output<Shape> & string)[],
): SettingsGroup<Shape> {
  return { shape, together };
}

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
  /** The header, in small letters, in which what stands before the site names the visitor's country. */
  readonly countryHeader: string | undefined;
  /** What is set of the groups that rooms read themselves, as it was given. */
  readonly given: Readonly<Record<string, string>>;
  readonly rateLimits: boolean;
  readonly metricsToken: string | undefined;
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
}

/**
 * Reads and checks the settings, with those of groups that rooms read themselves. Without SECRET one is made and kept in DATA_DIR.
 *
 * @throws OperatorError with one sentence for each problem, all at once
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  groups: readonly SettingsGroup[] = [],
): Config {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value) given[name] = value;
  const result = settings.safeParse(given);
  const read = [result, ...groups.map(({ shape }) => shape.safeParse(given))];
  const problems = read.flatMap(
    ({ error }) => error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) ?? [],
  );
  if (given.DATABASE_URL && !given.SECRET) {
    problems.push('SECRET must be set beside DATABASE_URL, the same for every process.');
  }
  for (const { together: names } of groups) {
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
  const named = new Set(groups.flatMap(({ shape }) => Object.keys(shape.shape)));
  return configOf(shown, Object.fromEntries(Object.entries(given).filter(([name]) => named.has(name))));
}

type Settings = z.output<typeof settings>;

function configOf(given: Settings, ofGroups: Config['given']): Config {
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
    countryHeader: given.COUNTRY_HEADER,
    given: ofGroups,
    rateLimits: given.RATE_LIMITS === 'on',
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL,
  };
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
