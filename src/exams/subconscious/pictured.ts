import type { Picture } from '#contract/exams.ts';
import type { ItemId } from './items.ts';
import type { ModuleId } from './modules.ts';

/**
 * @param set the folder of the picture
 * @param alt nothing where the words beside the picture say all of it
 */
export const pictured = (set: 'subconscious' | 'gates' | 'portraits', name: string, alt = ''): Picture => ({
  set,
  name,
  alt,
});

const scene = (name: ItemId) => pictured('subconscious', name);
const gate = (name: string) => pictured('gates', name);

export const coverPicture = gate('insight');

/** What stands at a chapter's head: the first that the dream does not show. */
const headpieces: Readonly<Record<ModuleId, readonly [Picture, ...Picture[]]>> = {
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

/** The picture at the head of a chapter. @param dreamt names of the pictures that the dream shows */
export function headpieceOf(chapter: ModuleId, dreamt: readonly string[]): Picture {
  const pieces = headpieces[chapter];
  return pieces.find(({ set, name }) => set === 'gates' || !dreamt.includes(name)) ?? pieces[0];
}
