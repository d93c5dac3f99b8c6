import type { Variety } from '#locale/locales.ts';
import { overlaid } from '#locale/overlay.ts';
import CN from './CN.json' with { type: 'json' };
import DE from './DE.json' with { type: 'json' };
import EN from './EN.json' with { type: 'json' };
import ES from './ES.json' with { type: 'json' };
import FR from './FR.json' with { type: 'json' };
import HK from './HK.json' with { type: 'json' };
import JA from './JA.json' with { type: 'json' };
import KR from './KR.json' with { type: 'json' };
import PT from './PT.json' with { type: 'json' };
import BR from './PT-BR.json' with { type: 'json' };

export type FaultWords = typeof EN;

export const faultWords: Readonly<Record<Variety, FaultWords>> = {
  CN,
  EN,
  FR,
  ES,
  JA,
  HK,
  KR,
  DE,
  PT,
  'PT-BR': overlaid(PT, BR),
};
