import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { asSent } from './as-sent.ts';

const scripts = ['shell/boot.js', 'shell/early-presses.js', 'order/unfinished.js', 'answer/begin.js'];
const textOf = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

it('leaves out comments and what stands before a line', () => {
  expect(asSent("// Why.\n{\n  const far = 'https://x';\n\n  go(far); // here\n}\n")).toBe(
    "{\nconst far = 'https://x';\ngo(far); // here\n}",
  );
});

it.each(scripts)('leaves %s a script, with no text over several lines', (file) => {
  const source = textOf(file);
  expect(() => new Script(asSent(source))).not.toThrow();
  expect(asSent(source).length).toBeLessThan(source.length);
  // A text in backquotes that goes on in the next line would lose what that one begins with.
  for (const line of source.split('\n').filter((one) => !/^\s*\/\//.test(one)))
    expect(line.split('`').length % 2, line).toBe(1);
});
