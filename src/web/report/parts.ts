import type { ReportPart } from '#contract/report.ts';

/** A tab: a part of the document, or what belongs to the order. */
export interface Tab {
  id: string;
  title: string;
  /** What stands in the strip. */
  name: string;
  locked: boolean;
}

/** The parts of a report in their order, and the files after them; also the values of `?tab=`. */
export function tabsOf(parts: readonly ReportPart[], files: string, filesTitle = files): Tab[] {
  const tabs = parts.map(({ id, title, tab = title, locked = false }) => ({ id, title, name: tab, locked }));
  return [...tabs, { id: 'files', title: filesTitle, name: files, locked: false }];
}

/** What an address names where it does not know in which part a result can be shared. */
const shareTab = 'share';

/** The part under which a result can be shared: the first; of a workbook, the one that tells how the set went. */
export const sharedIn = (parts: readonly Pick<ReportPart, 'id' | 'blocks'>[]): string | undefined =>
  (parts.find(({ blocks }) => blocks.some(({ block }) => block === 'progress')) ?? parts[0])?.id;

/** The part that an address names; the first one where it names none. @throws RangeError without any */
export function tabOf(tabs: readonly Tab[], search: URLSearchParams, shared?: string): Tab {
  const named = search.get('tab') === shareTab ? shared : search.get('tab');
  const tab = tabs.find(({ id }) => id === named) ?? tabs[0];
  if (!tab) throw new RangeError('A report without a part.');
  return tab;
}

/** The blocks of a part under its title: a first one that says nothing but that title again is for paper alone. */
export function saidOnce({ title, blocks }: Pick<ReportPart, 'title' | 'blocks'>): ReportPart['blocks'] {
  const [first, ...rest] = blocks;
  const isTitle =
    first?.block === 'prose' &&
    first.title === title &&
    first.paragraphs.length === 0 &&
    first.lead === undefined &&
    first.gauge === undefined &&
    first.picture === undefined;
  return isTitle ? rest : blocks;
}

/** The same address, of another part. */
export function addressOfTab(tabs: readonly Tab[], { id }: Tab, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  if (id === tabs[0]?.id) query.delete('tab');
  else query.set('tab', id);
  return `?${query}`;
}
