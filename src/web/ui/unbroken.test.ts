import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const drawn = (part: string, within?: string) =>
  renderToStaticMarkup(createElement(Unbroken, within === undefined ? { part } : { part, within }));

const holding = (whole: string) => `<span class="unbroken">${whole}</span>`;
const held = holding('anna-maria@example.org');

it('holds an address together within its sentence, and by itself', () => {
  expect(drawn('anna-maria@example.org', 'anna-maria@example.orgにメールをお送りしました。')).toBe(
    `${held}にメールをお送りしました。`,
  );
  expect(drawn('anna-maria@example.org')).toBe(held);
});

it('begins no line with the sign that follows an address', () => {
  const after = (rest: string) =>
    drawn('anna-maria@example.org', `We wrote to anna-maria@example.org${rest}`);
  expect(after('.')).toBe(`We wrote to ${holding('anna-maria@example.org.')}`);
  expect(after(', today.')).toBe(`We wrote to ${holding('anna-maria@example.org,')} today.`);
  expect(after('。請輸入')).toBe(`We wrote to ${holding('anna-maria@example.org。')}請輸入`);
  expect(after(' today.')).toBe(`We wrote to ${held} today.`);
});

it('says a sentence that names none as it is', () => {
  expect(drawn('anna-maria@example.org', 'We wrote to you.')).toBe('We wrote to you.');
  expect(drawn('', 'We wrote to you.')).toBe('We wrote to you.');
});
