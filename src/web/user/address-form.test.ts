import { createElement } from 'react';
import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { AddressForm } from './address-form.tsx';
import type { Outcome } from './outcome.ts';

it.each(varieties)('says in %s where the code for another address went', (variety) => {
  const outcome: Outcome = { intent: 'email', sent: true, typed: { email: 'anna-maria@example.org' } };
  const page = drawnPage(
    createElement(AddressForm, { outcome }),
    { user: rawWords(variety, 'user'), support: rawWords(variety, 'support') },
    { variety },
  );
  expect(page).toMatch(
    /<p role="status" class="notice">[^<]*<span class="unbroken">anna-maria@example.org[^<]*<\/span>[^<]*<\/p>/,
  );
});
