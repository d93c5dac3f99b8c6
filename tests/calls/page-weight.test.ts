import { expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { begin } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { drawOnce } from '#web/answer/drawn-once.ts';

const app = forSuite(() => openApp());

/** As the page writes it into itself: JSON, again as a string of a script, in which no tag may begin or end. */
const written = (value: unknown) =>
  JSON.stringify(JSON.stringify(value)).replaceAll(
    /[<>]/g,
    (letter) => `\\u00${letter === '<' ? '3c' : '3e'}`,
  );

/** A page of 120 kB has some 15 kB of its own, and 20 kB of words. */
const most = 85_000;

it('thirty questions of the IQ test leave their page under 120 kB', async () => {
  const { questions } = await begin(app.browser());
  const before = Buffer.byteLength(written(questions));
  const bytes = Buffer.byteLength(written(drawOnce(questions)));
  expect(bytes).toBeLessThan(most);
  expect(bytes).toBeLessThan(before / 2);
});
