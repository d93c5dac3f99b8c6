import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Picture } from '#contract/exams.ts';

const folder = fileURLToPath(new URL('../../../../assets/pictures/print', import.meta.url));

/** Where the template finds a picture. */
export const printed = ({ set, name }: Pick<Picture, 'set' | 'name'>): string =>
  `/pictures/${set}/${name}.jpg`;

/** Every picture for paper by the name under which the template finds it. */
export function printedPictures(): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => ({ path: `/pictures/${name}`, bytes: readFileSync(`${folder}/${name}`) }));
}

export const coverPicture = printed({ set: 'gates', name: 'insight' });

const scene = (name: string) => ({ set: 'subconscious', name });
const gate = (name: string) => ({ set: 'gates', name });

/** What stands at a chapter's head: the first that the dream does not show. */
const headpieces: Readonly<
  Record<string, readonly [Pick<Picture, 'set' | 'name'>, ...Pick<Picture, 'set' | 'name'>[]]>
> = {
  weather: [gate('mirror')],
  choice: [gate('labyrinth')],
  closeness: [scene('one-wire'), scene('one-wake')],
  voice: [scene('on-the-walls'), scene('inland-beam')],
  depth: [gate('well')],
  longing: [scene('single-fruit'), scene('far-lamp')],
  face: [scene('someone'), scene('turned-head')],
  cool: [gate('veil')],
  reserve: [scene('unfinished-stair'), scene('river-to-light')],
  step: [gate('bridge')],
};

/** The picture at the head of a chapter; the cover's where it has none of its own. @param used names in the dream */
export function headpieceOf(chapter: string, used: readonly string[]): string {
  const pieces = headpieces[chapter];
  const free = pieces?.find(({ set, name }) => set === 'gates' || !used.includes(name)) ?? pieces?.[0];
  return free ? printed(free) : coverPicture;
}
