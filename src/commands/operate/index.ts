import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { backup, restore } from './backup.ts';
import { certificateClear } from './certificates.ts';
import { couponCreate, couponEnd, couponList } from './coupons.ts';
import { eraseCommand } from './erase.ts';
import { funnel } from './funnel.ts';
import { jobs, jobsRevive } from './jobs.ts';
import { late } from './late.ts';
import { ledgerCheck } from './ledger.ts';
import { orderShow } from './orders.ts';
import { reconcile } from './reconcile.ts';
import { refund, refundMismatched, refundSettled } from './refunds.ts';
import { orderResend } from './resend.ts';
import { reviewHide } from './reviews.ts';
import { type Command, type Given, type OptionName, optionNames, type Said } from './room.ts';
import { sessionsEnd } from './sessions.ts';

const commands: readonly Command[] = [
  orderShow,
  orderResend,
  eraseCommand,
  sessionsEnd,
  refund,
  refundMismatched,
  refundSettled,
  reconcile,
  ledgerCheck,
  late,
  jobs,
  jobsRevive,
  couponCreate,
  couponList,
  couponEnd,
  reviewHide,
  certificateClear,
  funnel,
  backup,
  restore,
];

const options = Object.fromEntries(optionNames.map((name) => [name, { type: 'string' }])) as Record<
  OptionName,
  { type: 'string' }
>;

export interface Operating {
  readonly config: Config;
  readonly clock: Clock;
  /** An open database that outlives the command; without one, that of the configuration is opened. */
  readonly open?: OpenDatabase;
}

/**
 * Runs one command.
 *
 * @param words what stands behind `npm run operate --`
 * @returns what to print, and the exit code: 1 where the command found something wrong
 * @throws OperatorError in plain words, for what cannot be done or was not understood
 */
export async function operate(words: readonly string[], operating: Operating): Promise<Required<Said>> {
  const { command, given } = understand(words);
  const beside = operating.open ? undefined : await command.beside?.(operating, given);
  if (beside) return { code: 0, ...beside };
  const open = operating.open ?? (await openOwn(operating.config));
  try {
    return { code: 0, ...(await command.run({ ...operating, open }, given)) };
  } finally {
    if (!operating.open) await open.close();
  }
}

function understand(words: readonly string[]): { command: Command; given: Given } {
  const { positionals, values } = argumentsOf(words);
  const [command] = commands
    .filter(({ name }) => `${positionals.join(' ')} `.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length);
  if (!command) throw new OperatorError(usage(commands));
  const given = { words: positionals.slice(command.name.split(' ').length), options: values };
  const unknown = beyondUsage(command, given);
  if (unknown !== undefined) {
    throw new OperatorError(`${command.name} does not understand ${unknown}.\n\n${usage([command])}`);
  }
  return { command, given };
}

/** The first thing that a command would leave unread: with money, that is more likely a slip than superfluous. */
function beyondUsage({ words: most, options: known = [] }: Command, given: Given): string | undefined {
  const option = optionNames.find((name) => given.options[name] !== undefined && !known.includes(name));
  return given.words[most] ?? (option && `--${option}`);
}

function argumentsOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (problem) {
    throw new OperatorError(`${(problem as Error).message}\n\n${usage(commands)}`);
  }
}

/** The embedded database belongs to one process at a time. */
async function openOwn(config: Config): Promise<OpenDatabase> {
  try {
    return await openDatabase(config);
  } catch (problem) {
    if (!(problem instanceof OperatorError) || config.databaseUrl) throw problem;
    throw new OperatorError(
      `${problem.message} Beside a running server these commands work with a PostgreSQL database (DATABASE_URL).`,
    );
  }
}

function usage(of: readonly Command[]): string {
  const lines = of.map(({ name, usage: rest, about }) => `  ${`${name} ${rest}`.trim()}\n      ${about}`);
  return `npm run operate -- COMMAND\n\n${lines.join('\n')}`;
}
