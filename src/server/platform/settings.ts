import { z } from 'zod';
import { keepSettings } from './keep-settings.ts';
import { documented } from './settings-docs.ts';

/** One of some words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

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

const portProblem = 'must be a whole number from 0 to 65535';

const port = z.coerce
  .number({ error: portProblem })
  .int(portProblem)
  .min(0, portProblem)
  .max(65_535, portProblem);

/** A name, an address: what is printed in one line. */
const line = z
  .string()
  .trim()
  .max(200, 'must have at most 200 characters')
  .regex(/^[^\r\n]+$/, 'must be one line');

const latestProblem = 'must be a whole number of milliseconds';
const processesProblem = 'must be a whole number from 1 to 64';
const aheadProblem = 'must be a whole number from 0 to 64';

const askingsProblem = 'must be a whole number from 1 to 1000';

/** Of what signs and opens, in characters. */
const secretLength = 32;

/** Every setting that no room reads by itself, all optional. An empty one counts as not set. */
export const settings = z.object({
  PORT: documented(port.default(3000), { meaning: 'where it listens' }),
  HOST: documented(z.string().default('127.0.0.1'), { meaning: 'on which address; `0.0.0.0` for all' }),
  PUBLIC_URL: documented(webAddress.optional(), {
    unset: '`http://HOST:PORT`',
    meaning: 'where visitors find the site; https makes cookies and transport strict',
  }),
  API_BASE: documented(place.default('/ads'), {
    meaning: 'where the browser finds the calls about tests and orders; on the same origin',
  }),
  PAY_BASE: documented(place.default('/pay'), {
    meaning: 'where the browser finds the calls about payments; on the same origin',
  }),
  STATIC_BASE: documented(place.default(''), {
    meaning: 'where `build/client` is served from, if not from here; the pages are built for it',
  }),
  DEFAULT_EXAM: documented(
    z
      .string()
      .regex(/^SUBS-\d{1,9}$/, 'must be SUBS- and a number')
      .transform((id) => id as `SUBS-${number}`)
      .optional(),
    { unset: 'the first of `src/exams/index.ts`', meaning: 'the test that `/` leads to' },
  ),
  DATA_DIR: documented(z.string().default('./data'), {
    meaning: 'embedded database, files, mailbox, secret',
  }),
  DATABASE_URL: documented(
    z
      .url({
        protocol: /^postgres(?:ql)?$/,
        error: 'must be an address such as postgresql://name:password@host:5432/database',
      })
      .optional(),
    {
      meaning:
        'PostgreSQL instead of the embedded database; in production one on another machine must say its `sslmode`',
      secret: true,
    },
  ),
  SECRET: documented(
    z.string().min(secretLength, `must have at least ${secretLength} characters, and be random`).optional(),
    {
      unset: 'made, kept in `DATA_DIR`',
      meaning: `at least ${secretLength} random characters; signs addresses and notices. Must be set beside \`DATABASE_URL\``,
      secret: true,
    },
  ),
  BACKUP_KEY: documented(
    z.string().min(secretLength, `must have at least ${secretLength} characters, and be random`).optional(),
    {
      meaning: `at least ${secretLength} random characters; encrypts and opens what \`operate backup\` writes. Keep it elsewhere than the backups`,
      secret: true,
    },
  ),
  ROLE: documented(oneOf('all', 'site', 'pay', 'work').default('all'), {
    meaning: 'what the process does, see above',
  }),
  PROCESSES: documented(
    z.coerce
      .number({ error: processesProblem })
      .int(processesProblem)
      .min(1, processesProblem)
      .max(64, processesProblem)
      .default(1),
    {
      meaning:
        'how many processes answer at `PORT`, one for each core that PostgreSQL and the proxy leave free; more than one need `DATABASE_URL`',
    },
  ),
  DEMONSTRATION: documented(
    oneOf('yes', 'no')
      .default('no')
      .transform((word) => word === 'yes'),
    {
      meaning:
        '`yes` lets a site under https start in production without keys of a payment provider: it sells for nothing, and says so',
    },
  ),
  FORMS_AHEAD: documented(
    z.coerce
      .number({ error: aheadProblem })
      .int(aheadProblem)
      .min(0, aheadProblem)
      .max(64, aheadProblem)
      .default(8),
    {
      meaning:
        'proven forms of each test that lie ready: as many people may begin in one second. `0` proves each when it is asked for, which spares a process that lives a minute',
    },
  ),
  SITE_FIGURES: documented(oneOf('measured', 'showcase').default('measured'), {
    meaning: '`showcase` shows the specification’s display numbers, for demonstrations',
  }),
  CONSENT_POLICY: documented(oneOf('opt-in', 'specified').default('opt-in'), {
    meaning: '`specified` follows the specification’s own rule',
  }),
  MODE_NAME: documented(z.string().max(40, 'must have at most 40 characters').default('production'), {
    meaning: 'the deployment’s mode, of which the specification’s consent rule speaks',
  }),
  SHARING: documented(
    oneOf('on', 'off')
      .default('on')
      .transform((word) => word === 'on'),
    {
      meaning:
        'the share flag: `off` offers no share targets and no link to copy beside a report’s card; cards, their pages and pictures stay',
    },
  ),
  SMTP_URL: documented(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://name:password@host' })
      .optional(),
    {
      meaning:
        'without it mails are written to `DATA_DIR/mailbox`; `smtp://` to another machine insists on STARTTLS, unless it ends in `?requireTLS=false`',
      secret: true,
    },
  ),
  MAIL_FROM: documented(z.string().default('Sixgates <reports@localhost>'), { meaning: 'sender' }),
  SUPPORT_EMAIL: documented(z.email('must be an e-mail address').optional(), {
    unset: 'the address of `MAIL_FROM`',
    meaning: 'where visitors can write to',
  }),
  SELLER_NAME: documented(line.optional(), {
    meaning:
      'legal name of the seller, as receipts and the imprint name it. A public site (https, live keys of a payment provider) takes no payment before `SELLER_NAME`, `SELLER_ADDRESS`, `SELLER_PHONE` and `SUPPORT_EMAIL` are set',
  }),
  SELLER_ADDRESS: documented(line.optional(), { meaning: 'postal address of the seller, in one line' }),
  SELLER_PHONE: documented(line.optional(), { meaning: 'telephone number of the seller' }),
  SELLER_REPRESENTATIVE: documented(line.optional(), {
    meaning: 'who represents the seller by law; nothing is sold in JP and KR without',
  }),
  SELLER_REGISTER: documented(line.optional(), {
    meaning: 'register and number of the seller, such as `Handelsregister Berlin, HRB 12345`',
  }),
  SELLER_TAX_NUMBER: documented(line.optional(), {
    meaning:
      'number for value-added tax, or Korea’s business registration number; nothing is sold in KR without',
  }),
  SELLER_REPORT_NUMBER: documented(line.optional(), {
    meaning: 'Korea’s number of a mail-order seller (통신판매업 신고번호); nothing is sold in KR without',
  }),
  SELLER_HOSTING: documented(line.optional(), {
    meaning: 'company that runs the servers, as the privacy page and Korea’s notice name it',
  }),
  MAILBOX: documented(oneOf('shown', 'hidden').optional(), {
    unset: 'shown by a plain `npm start`',
    meaning:
      '`shown` opens `/dev/mailbox` to this machine alone; refused where `HOST` or `PUBLIC_URL` lead elsewhere',
  }),
  TRUST_PROXY: documented(z.string().optional(), {
    meaning: 'addresses of proxies whose `X-Forwarded-…` headers count: `loopback`, `uniquelocal`, or a list',
  }),
  COUNTRY_HEADER: documented(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header, such as CF-IPCountry')
      .transform((name) => name.toLowerCase())
      .optional(),
    {
      meaning:
        'the header in which your CDN names the visitor’s country by two letters (`CF-IPCountry`, `CloudFront-Viewer-Country`): `/` then leads to that market. The CDN must overwrite what a visitor sends. Without it, and where it names no country, the region of the language counts',
    },
  ),
  RATE_LIMITS: documented(
    oneOf('on', 'off')
      .default('on')
      .transform((word) => word === 'on'),
    {
      meaning:
        'how often one client address may ask in a minute: 1200 times each call that reads, 600 times each that writes, 600 pages, 6000 landings from memory, 60 beginnings of a test; `off` where something before it limits already',
    },
  ),
  LATEST_MILLISECONDS: documented(
    z.coerce.number({ error: latestProblem }).int(latestProblem).min(0, latestProblem).default(200),
    {
      meaning:
        'how late the event loop, or whoever waits for a connection to PostgreSQL, may be for some moments before visitors are told to come again, ever more of them; answers of a test under way, payments and their notices are always taken. `0` tells nobody, where something before it does',
    },
  ),
  HUMAN_CHECK_AFTER: documented(
    z.coerce
      .number({ error: askingsProblem })
      .int(askingsProblem)
      .min(1, askingsProblem)
      .max(1000, askingsProblem)
      .default(5),
    {
      meaning:
        'how many mails (links, codes, registrations) one client address may ask for in an hour before each further one needs a proof of work by its browser, or a minute of waiting',
    },
  ),
  METRICS_TOKEN: documented(
    z.string().min(secretLength, `must have at least ${secretLength} characters`).optional(),
    {
      meaning: `at least ${secretLength} characters; \`Authorization: Bearer …\` reads \`/metrics\` from elsewhere`,
      secret: true,
    },
  ),
  ...keepSettings,
  LOG_LEVEL: documented(oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'), {
    meaning: 'JSON lines on standard output, without personal data',
  }),
  NODE_ENV: documented(z.string().optional(), {
    meaning: '`production` closes the mailbox; `development` serves pages from their sources (`npm run dev`)',
  }),
});

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
