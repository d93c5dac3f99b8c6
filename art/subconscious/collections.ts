import { scene as brainFace } from '#art/faces/brain.ts';
import { scene as careerFace } from '#art/faces/career.ts';
import { scene as eqFace } from '#art/faces/eq.ts';
import { scene as practiceFace } from '#art/faces/practice.ts';
import { scene as stressFace } from '#art/faces/stress.ts';
import { scene as tutor } from '#art/faces/tutor.ts';
import { scene as typesFace } from '#art/faces/types.ts';
import { scene as bridgeGate } from './gates/bridge.ts';
import { scene as insightGate } from './gates/insight.ts';
import { scene as labyrinthGate } from './gates/labyrinth.ts';
import { scene as mirrorGate } from './gates/mirror.ts';
import { scene as veilGate } from './gates/veil.ts';
import { scene as wellGate } from './gates/well.ts';
import { pictures } from './index.ts';
import { scene as conspirator } from './portraits/conspirator.ts';
import { scene as controller } from './portraits/controller.ts';
import { scene as creator } from './portraits/creator.ts';
import { scene as director } from './portraits/director.ts';
import { scene as dominant } from './portraits/dominant.ts';
import { scene as noble } from './portraits/noble.ts';
import { scene as pretender } from './portraits/pretender.ts';
import { scene as propeller } from './portraits/propeller.ts';
import { scene as stalker } from './portraits/stalker.ts';

/** Drawings that are rendered into a folder of their own. */
export interface Collection {
  readonly name: string;
  /** The contact sheet's name. */
  readonly sheet: string;
  readonly drawings: readonly { readonly name: string; readonly scene: () => string }[];
}

/** Everything that `bin/pictures.mjs` renders. */
export const collections: readonly Collection[] = [
  { name: 'subconscious', sheet: 'scenes', drawings: pictures },
  {
    name: 'gates',
    sheet: 'gates',
    drawings: [
      { name: 'mirror', scene: mirrorGate },
      { name: 'labyrinth', scene: labyrinthGate },
      { name: 'well', scene: wellGate },
      { name: 'insight', scene: insightGate },
      { name: 'bridge', scene: bridgeGate },
      { name: 'veil', scene: veilGate },
    ],
  },
  // What stands for a test that hangs no scenes of its own, and who presents its course.
  {
    name: 'faces',
    sheet: 'faces',
    drawings: [
      { name: 'career', scene: careerFace },
      { name: 'stress', scene: stressFace },
      { name: 'types', scene: typesFace },
      { name: 'practice', scene: practiceFace },
      { name: 'eq', scene: eqFace },
      { name: 'brain', scene: brainFace },
      { name: 'tutor', scene: tutor },
    ],
  },
  {
    name: 'portraits',
    sheet: 'portraits',
    drawings: [
      { name: 'stalker', scene: stalker },
      { name: 'controller', scene: controller },
      { name: 'conspirator', scene: conspirator },
      { name: 'dominant', scene: dominant },
      { name: 'creator', scene: creator },
      { name: 'director', scene: director },
      { name: 'pretender', scene: pretender },
      { name: 'propeller', scene: propeller },
      { name: 'noble', scene: noble },
    ],
  },
];
