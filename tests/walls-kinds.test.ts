import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderKind } from '#contract/orders.ts';
import { sourcesOf } from './support/imports.ts';

/** Where kinds of orders may be told apart, and what is sold: a row each. */
const tables = [
  'src/server/acts.ts',
  'src/server/catalogue/items.ts',
  'src/server/orders/kinds.ts',
  'src/web/order/kinds.ts',
];

const kind = `'(?:${orderKind.options.join('|')})'`;
const branch = new RegExp(
  [
    // order.kind === 'gift', and the same the other way round
    `\\bkind\\b\\)?\\s*[!=]==?\\s*${kind}`,
    `${kind}\\s*[!=]==?\\s*\\S*\\bkind\\b`,
    // switch (order.kind) { case 'gift':
    `case ${kind}`,
    // eq(orders.kind, 'gift')
    `\\.kind,\\s*\\[?\\s*${kind}`,
    // ['gift', 'membership'].includes(order.kind)
    `\\.includes\\((?:\\w+\\.)*(?:order|orders|parent|report|first|child)\\.kind\\b`,
    // a table of its own
    `\\w\\[(?:order|parent|first|child)\\.kind\\]`,
    'Record<OrderKind\\b',
    'in OrderKind\\b',
  ].join('|'),
  'g',
);

const sources = ['src/server', 'src/web', 'src/commands', 'src/contract']
  .flatMap(sourcesOf)
  .map(({ path }) => path)
  .filter((path) => !/\.test\.tsx?$/.test(path));

const branchesIn = (text: string): string[] => [...text.matchAll(branch)].map(([found]) => found);

describe('a kind of order', () => {
  it('is told apart in the tables alone', () => {
    expect(sources).toEqual(expect.arrayContaining(tables));
    const found = sources
      .filter((path) => !tables.includes(path))
      .flatMap((path) =>
        branchesIn(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).map(
          (text) => `${path}: ${text}. Give the rows of orders/kinds.ts a column for it.`,
        ),
      );
    expect(found).toEqual([]);
  });

  it('would be found wherever else it is', () => {
    for (const one of orderKind.options) {
      expect(branchesIn(`if (order.kind === '${one}') return;`)).toHaveLength(1);
      expect(branchesIn(`held.filter(({ kind }) => kind !== '${one}')`)).toHaveLength(1);
      expect(branchesIn(`if ('${one}' === order.kind) return;`)).toHaveLength(1);
      expect(branchesIn(`eq(orders.kind, '${one}')`)).toHaveLength(1);
      expect(branchesIn(`inArray(orders.kind, ['${one}'])`)).toHaveLength(1);
      expect(branchesIn(`    case '${one}':`)).toHaveLength(1);
    }
    expect(branchesIn('labels[order.kind]')).toHaveLength(1);
    expect(branchesIn("insert(orders).values({ kind: 'gift' })")).toEqual([]);
  });
});
