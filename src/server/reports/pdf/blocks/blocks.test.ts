import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { block } from '#contract/blocks.ts';
import { locales } from '#locale/locales.ts';
import { hardest } from '#tests/support/form.ts';
import { typstOfWorker } from '#tests/support/sheets.ts';
import { specimen } from '#tests/support/specimen.ts';
import { createPdfCompiler } from '../compile.ts';
import { documentData } from '../document.ts';

vi.setConfig({ testTimeout: 60_000 });

const kinds = block.options.map(({ shape }) => shape.block.value);

describe('the blocks of a report', () => {
  it.each(kinds)('have %s on the screen and on paper', (kind) => {
    expect(existsSync(new URL(`../../../../web/report/blocks/${kind}.tsx`, import.meta.url))).toBe(true);
    expect(existsSync(new URL(`../template/blocks/${kind}.typ`, import.meta.url))).toBe(true);
  });

  it('are all made by some test', () => {
    expect(new Set(specimen('EN').blocks.map((one) => one.block))).toEqual(new Set(kinds));
  });
});

describe('a document of every block', () => {
  const compile = createPdfCompiler(typstOfWorker());

  it.each(locales)('is of the shape of the contract in %s', (locale) => {
    for (const one of specimen(locale).blocks) expect(block.parse(one)).toEqual(one);
  });

  it.each(hardest(locales, ['KR']))('is printed in %s', (locale) => {
    const { blocks: _, ...input } = specimen(locale);
    const pdf = Buffer.from(compile({ template: 'report', data: documentData(input) })).toString('latin1');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(Number(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1])).toBeGreaterThan(40);
  });
});
