import { afterAll, describe, expect, it } from 'vitest';
import { papers } from '#contract/privileges.ts';
import { exams } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { createPdfPress } from '#server/reports/pdf/render.ts';
import { hardest } from '#tests/support/form.ts';
import { monthOf, paperInput } from './papers.ts';

const press = createPdfPress();
afterAll(press.close);

const month = monthOf(new Date('2026-11-23T12:00:00Z'));
const pagesOf = (bytes: Uint8Array) =>
  Number(/<xmpTPg:NPages>(\d+)</.exec(Buffer.from(bytes).toString('latin1'))?.[1]);

describe.each(papers)('the paper %s', (id) => {
  it.each(hardest(locales, ['DE', 'JA']))(
    'is laid out in %s, of many pages',
    async (locale) => {
      const input = paperInput(id, locale, month);
      const bytes = await press.workbook(input);
      expect(Buffer.from(bytes).toString('latin1').startsWith('%PDF-1.7')).toBe(true);
      expect(pagesOf(bytes)).toBeGreaterThan(8);
      expect(Buffer.from(bytes).toString('utf8')).toContain(`>${input.report.title}</rdf:li>`);
    },
    120_000,
  );
});

it('holds every test that says how it measures, and every type', () => {
  const measuring = paperInput('measuring', 'EN', month).report.parts;
  expect(measuring.map((part) => part.id)).toEqual(
    exams.filter(({ methods }) => methods).map(({ slug }) => slug),
  );
  expect(measuring.length).toBeGreaterThan(6);
  expect(paperInput('typology', 'EN', month).report.parts[0]?.blocks).toHaveLength(16);
});

it('asks other questions in another month, and the same ones all through one', () => {
  const parts = (day: string) => JSON.stringify(paperInput('workbook', 'EN', monthOf(new Date(day))));
  expect(parts('2026-11-01T00:00:00Z')).toBe(parts('2026-11-30T23:59:59Z'));
  expect(parts('2026-12-01T00:00:00Z')).not.toBe(parts('2026-11-30T23:59:59Z'));
});
