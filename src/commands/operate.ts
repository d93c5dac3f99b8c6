import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { operate } from './operate/index.ts';

// `npm run operate -- COMMAND`: what an operator does with orders and money (docs/running.md).

try {
  const operating = { config: readConfig(process.env), clock: systemClock };
  const { text, code } = await operate(process.argv.slice(2), operating);
  process.stdout.write(text);
  process.exitCode = code;
} catch (problem) {
  if (!(problem instanceof OperatorError)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
}
