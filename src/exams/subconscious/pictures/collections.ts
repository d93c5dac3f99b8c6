import { scene as bridgeGate } from './gates/bridge.ts';
import { scene as insightGate } from './gates/insight.ts';
import { scene as labyrinthGate } from './gates/labyrinth.ts';
import { scene as mirrorGate } from './gates/mirror.ts';
import { scene as veilGate } from './gates/veil.ts';
import { scene as wellGate } from './gates/well.ts';
import { pictures } from './index.ts';

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
];
