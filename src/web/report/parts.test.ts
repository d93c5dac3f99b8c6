import { describe, expect, it } from 'vitest';
import { addressOfTab, saidOnce, sharedIn, type Tab, tabOf, tabsOf } from './parts.ts';

const search = (text: string) => new URLSearchParams(text);
const tabs = tabsOf(
  [
    { id: 'overview', title: 'Overview', blocks: [] },
    { id: 'dream', title: 'Dream analysis', tab: 'Dream', blocks: [] },
    { id: 'power', title: 'Power', locked: true, blocks: [] },
  ],
  'Files',
  'Files and certificates',
);
const named = (id: string) => tabs.find((tab) => tab.id === id) as Tab;

describe('the tabs of a report', () => {
  it('are its parts, whatever they are, and the files', () => {
    expect(tabs.map(({ name }) => name)).toEqual(['Overview', 'Dream', 'Power', 'Files']);
    expect(tabs.map(({ title }) => title)).toEqual([
      'Overview',
      'Dream analysis',
      'Power',
      'Files and certificates',
    ]);
    expect(tabs.map(({ locked }) => locked)).toEqual([false, false, true, false]);
  });
});

describe('the part that an address names', () => {
  it('is the first one where it names none, or none that there is', () => {
    expect(tabOf(tabs, search('')).id).toBe('overview');
    expect(tabOf(tabs, search('tab=answers')).id).toBe('overview');
    expect(tabOf(tabs, search('tab=dream')).id).toBe('dream');
  });

  it('is changed without losing the rest of the address', () => {
    expect(addressOfTab(tabs, named('power'), search('hl=JA&orderNumber=7&tab=dream'))).toBe(
      '?hl=JA&orderNumber=7&tab=power',
    );
    expect(addressOfTab(tabs, named('overview'), search('hl=JA&tab=dream'))).toBe('?hl=JA');
  });
});

describe('the blocks of a part', () => {
  const rows = { block: 'facts', rows: [{ label: '1 · Answer 2', value: 'Why.' }] } as const;
  const said = (title: string, paragraphs: string[] = []) =>
    ({ block: 'prose', id: 'first', title, paragraphs }) as const;
  const shown = (...blocks: Parameters<typeof saidOnce>[0]['blocks']) =>
    saidOnce({ title: 'Solutions', blocks });

  it('do not say its title a second time', () => {
    expect(shown(said('Solutions'), { ...rows, rows: [...rows.rows] })).toEqual([rows]);
  });

  it('keep a first one with another title, or with words of its own', () => {
    expect(shown(said('How to use them'))).toHaveLength(1);
    expect(shown(said('Solutions', ['Look here only afterwards.']))).toHaveLength(1);
  });
});

describe('the part under which a result can be shared', () => {
  const progress = { block: 'progress' as const, title: '', lead: '', rows: [], alt: '' };
  const workbook = [
    { id: 'questions', blocks: [] },
    { id: 'set', blocks: [progress] },
  ];

  it('is the first, or in a workbook the one that tells how the set went', () => {
    expect(
      sharedIn([
        { id: 'overview', blocks: [] },
        { id: 'dream', blocks: [] },
      ]),
    ).toBe('overview');
    expect(sharedIn(workbook)).toBe('set');
  });

  it('is where an address leads that asks to share', () => {
    const pages = tabsOf(
      workbook.map((part) => ({ ...part, title: part.id })),
      'Files',
    );
    expect(tabOf(pages, search('tab=share'), 'set').id).toBe('set');
    expect(tabOf(tabs, search('tab=share'), 'overview').id).toBe('overview');
  });
});
