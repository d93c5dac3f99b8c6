import type { Picture } from '#contract/exams.ts';
import type { TypeCode } from '#contract/types.ts';
import type { Axis } from './axes.ts';

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

/** Beside the title of each axis, by what it asks: in or out, what is there or what could be, one view or the other, which way. */
export const axisScenes: Readonly<Record<Axis, string>> = {
  ei: 'river-to-light',
  sn: 'leaf-in-water',
  tf: 'turned-head',
  jp: 'ladder-down',
};

/** Two with that axis between them. */
export const pairScenes: Readonly<Record<Axis, string>> = {
  ei: 'far-lamp',
  sn: 'whole-below',
  tf: 'someone',
  jp: 'one-wire',
};

/** Ornament: the words beside it say who it is. */
export const picturedAs = (code: TypeCode): Picture => ({ set: 'subconscious', name: scenes[code], alt: '' });
