import type { PortraitReport } from '#contract/reports.ts';

/** The parts of a portrait in their order; also the values of `?tab=`. */
export const partIds = ['overview', 'traits', 'dream', 'power', 'files'] as const satisfies readonly (
  | keyof PortraitReport['tabs']
  | 'files'
)[];

export type PartId = (typeof partIds)[number];

/** The part that an address names; the first one where it names none. */
export function partOf(search: URLSearchParams): PartId {
  const named = search.get('tab');
  return partIds.find((id) => id === named) ?? partIds[0];
}

/** The same address, of another part. */
export function addressOfPart(part: PartId, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  if (part === partIds[0]) query.delete('tab');
  else query.set('tab', part);
  return `?${query}`;
}
