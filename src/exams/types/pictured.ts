import type { Picture } from '#contract/exams.ts';
import type { TypeCode } from '#contract/types.ts';

/** A picture for each type, by what its name brings to mind. */
const scenes: Readonly<Record<TypeCode, string>> = {
  istj: 'other-hour',
  isfj: 'warm-line',
  infj: 'lamp-set-down',
  intj: 'inland-beam',
  istp: 'coat-and-door',
  isfp: 'single-fruit',
  infp: 'one-window-rain',
  intp: 'telescope-down',
  estp: 'tracks-divide',
  esfp: 'on-the-walls',
  enfp: 'two-ways',
  entp: 'two-chairs',
  estj: 'unfinished-stair',
  esfj: 'last-stall',
  enfj: 'lantern-swinging',
  entj: 'one-wake',
};

/** Ornament: the words beside it say who it is. */
export const picturedAs = (code: TypeCode): Picture => ({ set: 'subconscious', name: scenes[code], alt: '' });
