import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { ProtocolText } from '#contract/protocols.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { Document } from './document.tsx';

it('leads from the part on canceling to the question, and from others to the member center', () => {
  const content = ['gives', 'cancel'].map((key) => ({ key, title: key, text: [], way: 'member' }));
  const document = { id: 'subscription', version: '2', validFrom: '2026-01-01', rows: [], content };
  const page = drawnPage(
    createElement(Document, { document: document as unknown as ProtocolText, documents: [] }),
    { legal: rawWords('EN', 'legal'), shell: rawWords('EN', 'shell') },
  );
  const { member, cancel } = rawWords('EN', 'legal').page.ways;
  const [gives, cancels] = [...page.matchAll(/href="(\/member\/[^"]*)">([^<]*)</g)];
  expect(gives?.[1]).not.toContain('step');
  expect(gives?.[2]).toBe(member);
  expect(cancels?.[1]).toContain('step=cancel');
  expect(cancels?.[2]).toBe(cancel);
});
