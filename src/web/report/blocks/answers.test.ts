import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheet = (name: string) => readFileSync(new URL(`${name}.module.css`, import.meta.url), 'utf8');

/** What a rule sets. */
const ruleOf = (css: string, selector: string): string =>
  css.slice(css.indexOf(`${selector} {`)).split('}', 1)[0] ?? '';

// In a warm theme the accent is a red, and a right answer in it looks wrong.
it('right answers have the colour of what is right in every theme, and wrong ones none of a warning', () => {
  const answers = sheet('answers');
  expect(answers).not.toMatch(/--accent|--bad|--warn/);
  expect(ruleOf(answers, '.all a.solved')).toContain('color: var(--good);');
  expect(ruleOf(sheet('../../ui/judged'), '.judged[data-right]')).toContain('color: var(--good);');
  expect(ruleOf(sheet('ladder'), '.figure')).toContain('--chart-line: var(--good);');
  expect(ruleOf(sheet('ladder'), '.marked')).toContain('color: var(--good);');
  expect(ruleOf(sheet('charts'), '.solved')).toContain('--chart-line: var(--good);');
  const practice = '../../answer/practice';
  const right = ruleOf(sheet(`${practice}/practice`), ".option[data-told='right']");
  expect(right).toContain('border-color: var(--good);');
  expect(right).not.toContain('--accent');
  expect(ruleOf(sheet(`${practice}/so-far`), ".marks span[data-outcome='right']")).toContain('var(--good);');
});
