import type { z } from 'zod';
import { OperatorError } from './errors.ts';
import { isLoopbackName } from './http/own-machine.ts';
import { keptSecret } from './secret.ts';
import { type SettingsGroup, settings } from './settings.ts';

type Settings = z.output<typeof settings>;

/** PUBLIC_URL → publicUrl */
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name>;

/** The settings by the names of the code. */
type Plain = {
  readonly [Name in keyof Required<Settings> as Camel<Name>]: Settings[Name];
};

/** What follows from several settings, or takes more than reading. */
interface Derived {
  /** Open to the public, not somebody's trial. */
  readonly production: boolean;
  /** Pages come from their sources, with hot reload. */
  readonly development: boolean;
  /** Where visitors find the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly secure: boolean;
  /** Signs addresses and notices. */
  readonly secret: string;
  /** Where visitors can write to. */
  readonly supportEmail: string;
  /** The mailbox on disk has pages: only on the machine of one who tries the product out. */
  readonly mailboxShown: boolean;
  /** What is set of the groups that rooms read themselves, as it was given. */
  readonly given: Readonly<Record<string, string>>;
}

export type Config = Omit<Plain, keyof Derived | 'nodeEnv' | 'mailbox'> & Derived;

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
  if ((result.data?.PROCESSES ?? 1) > 1 && !given.DATABASE_URL) {
    problems.push(
      'PROCESSES can be more than 1 only beside DATABASE_URL: the embedded database belongs to one.',
    );
  }
  if (
    given.NODE_ENV === 'production' &&
    result.data?.DATABASE_URL &&
    !saysTransport(result.data.DATABASE_URL)
  ) {
    problems.push(
      'DATABASE_URL leads to another machine: it must end in ?sslmode=verify-full, or in ?sslmode=disable on a network of your own.',
    );
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

function configOf(given: Settings, ofGroups: Config['given']): Config {
  const { nodeEnv, mailbox, ...plain } = plainOf(given);
  const publicUrl = publicUrlOf(given);
  const production = nodeEnv === 'production';
  return {
    ...plain,
    production,
    development: nodeEnv === 'development',
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    secret: plain.secret ?? keptSecret(plain.dataDir),
    supportEmail: plain.supportEmail ?? addressIn(plain.mailFrom),
    mailboxShown: mailbox
      ? mailbox === 'shown'
      : !production && isThisMachine(publicUrl) && isLoopbackName(plain.host),
    given: ofGroups,
  };
}

function plainOf(given: Settings): Plain {
  const names = Object.keys(settings.shape) as (keyof Settings)[];
  const named = names.map((name) => [
    name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    given[name],
  ]);
  return Object.fromEntries(named) as Plain;
}

/** The address of `Name <address>`, or the whole where it is the address alone. */
const addressIn = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Settings): string {
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return PUBLIC_URL ?? `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${PORT}`;
}

/** Whether the way to a database is safe by itself, or its operator has chosen how it is kept safe. */
function saysTransport(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  return hostname === '' || isLoopbackName(hostname) || searchParams.has('sslmode');
}

function isThisMachine(url: string): boolean {
  return isLoopbackName(new URL(url).hostname);
}
