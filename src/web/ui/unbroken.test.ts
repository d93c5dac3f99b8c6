import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const drawn = (part: string, within?: string) =>
  renderToStaticMarkup(createElement(Unbroken, within === undefined ? { part } : { part, within }));

const held = '<span class="unbroken">anna-maria@example.org</span>';

it('holds an address together within its sentence, and by itself', () => {
  expect(drawn('anna-maria@example.org', 'We wrote to anna-maria@example.org.')).toBe(`We wrote to ${held}.`);
  expect(drawn('anna-maria@example.org', 'anna-maria@example.orgにメールをお送りしました。')).toBe(
    `${held}にメールをお送りしました。`,
  );
  expect(drawn('anna-maria@example.org')).toBe(held);
});

it('says a sentence that names none as it is', () => {
  expect(drawn('anna-maria@example.org', 'We wrote to you.')).toBe('We wrote to you.');
  expect(drawn('', 'We wrote to you.')).toBe('We wrote to you.');
});
