import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { type SamplePage, samplePages } from '#contract/samples.ts';
import { rawWords } from '#words/index.ts';
import { SamplePages } from '../../order/sample-pages.tsx';
import { drawnPage } from '../../shell/drawn-page.ts';
import { Sample } from './sample.tsx';

const exam = { examId: 'SUBS-1002', face: { landing: 'home' } };

/** What a page has that stands on an address of the IQ test in Germany. */
const drawn = (shown: ReactElement) =>
  drawnPage(shown, { sample: rawWords('EN', 'sample') }, { reference: 'DE-SUBS-1002', exam });

const pageAt = (page: SamplePage) => drawn(createElement(Sample, { page }));
const ways = (page: string, rel: string) =>
  [...page.matchAll(new RegExp(`<a href="([^"]+)" rel="${rel}"`, 'g'))].map(([, to]) => to);

it('is led to by a link to a page, never to the bare picture', () => {
  const links = [...drawn(createElement(SamplePages)).matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to);
  expect(links).toEqual(samplePages.map((page) => `/sample/${page}/DE-SUBS-1002?hl=EN`));
});

it.each(samplePages)(
  'shows page %i with the way to the one before and the one after, and to the test',
  (page) => {
    const told = pageAt(page);
    const to = (other: number) => `/sample/${other}/DE-SUBS-1002?hl=EN`;
    expect(ways(told, 'prev')).toEqual(page > 1 ? [to(page - 1)] : []);
    expect(ways(told, 'next')).toEqual(page < samplePages.length ? [to(page + 1)] : []);
    expect(told).toContain(`/sample/SUBS-1002/EN/${page}-large.webp`);
    expect(told).toContain(`alt="Sample report, page ${page}"`);
    expect(told).toContain(`Page ${page} of ${samplePages.length}`);
    expect(told.match(/aria-current="page"/g)).toHaveLength(1);
    // Whoever comes from another landing has not been on the test's own: nothing calls the way there one back.
    expect(told).toContain('<a href="/landing/home/DE-SUBS-1002?hl=EN#get">About the test: IQ test</a>');
  },
);
