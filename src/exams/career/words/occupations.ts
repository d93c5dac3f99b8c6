import type { Variety } from '#locale/locales.ts';
import { overlaid } from '#locale/overlay.ts';
import artisticCN from './CN/occupations/artistic.json' with { type: 'json' };
import conventionalCN from './CN/occupations/conventional.json' with { type: 'json' };
import enterprisingCN from './CN/occupations/enterprising.json' with { type: 'json' };
import investigativeCN from './CN/occupations/investigative.json' with { type: 'json' };
import realisticCN from './CN/occupations/realistic.json' with { type: 'json' };
import socialCN from './CN/occupations/social.json' with { type: 'json' };
import artisticDE from './DE/occupations/artistic.json' with { type: 'json' };
import conventionalDE from './DE/occupations/conventional.json' with { type: 'json' };
import enterprisingDE from './DE/occupations/enterprising.json' with { type: 'json' };
import investigativeDE from './DE/occupations/investigative.json' with { type: 'json' };
import realisticDE from './DE/occupations/realistic.json' with { type: 'json' };
import socialDE from './DE/occupations/social.json' with { type: 'json' };
import artisticEN from './EN/occupations/artistic.json' with { type: 'json' };
import conventionalEN from './EN/occupations/conventional.json' with { type: 'json' };
import enterprisingEN from './EN/occupations/enterprising.json' with { type: 'json' };
import investigativeEN from './EN/occupations/investigative.json' with { type: 'json' };
import realisticEN from './EN/occupations/realistic.json' with { type: 'json' };
import socialEN from './EN/occupations/social.json' with { type: 'json' };
import artisticES from './ES/occupations/artistic.json' with { type: 'json' };
import conventionalES from './ES/occupations/conventional.json' with { type: 'json' };
import enterprisingES from './ES/occupations/enterprising.json' with { type: 'json' };
import investigativeES from './ES/occupations/investigative.json' with { type: 'json' };
import realisticES from './ES/occupations/realistic.json' with { type: 'json' };
import socialES from './ES/occupations/social.json' with { type: 'json' };
import artisticFR from './FR/occupations/artistic.json' with { type: 'json' };
import conventionalFR from './FR/occupations/conventional.json' with { type: 'json' };
import enterprisingFR from './FR/occupations/enterprising.json' with { type: 'json' };
import investigativeFR from './FR/occupations/investigative.json' with { type: 'json' };
import realisticFR from './FR/occupations/realistic.json' with { type: 'json' };
import socialFR from './FR/occupations/social.json' with { type: 'json' };
import artisticHK from './HK/occupations/artistic.json' with { type: 'json' };
import conventionalHK from './HK/occupations/conventional.json' with { type: 'json' };
import enterprisingHK from './HK/occupations/enterprising.json' with { type: 'json' };
import investigativeHK from './HK/occupations/investigative.json' with { type: 'json' };
import realisticHK from './HK/occupations/realistic.json' with { type: 'json' };
import socialHK from './HK/occupations/social.json' with { type: 'json' };
import artisticJA from './JA/occupations/artistic.json' with { type: 'json' };
import conventionalJA from './JA/occupations/conventional.json' with { type: 'json' };
import enterprisingJA from './JA/occupations/enterprising.json' with { type: 'json' };
import investigativeJA from './JA/occupations/investigative.json' with { type: 'json' };
import realisticJA from './JA/occupations/realistic.json' with { type: 'json' };
import socialJA from './JA/occupations/social.json' with { type: 'json' };
import artisticKR from './KR/occupations/artistic.json' with { type: 'json' };
import conventionalKR from './KR/occupations/conventional.json' with { type: 'json' };
import enterprisingKR from './KR/occupations/enterprising.json' with { type: 'json' };
import investigativeKR from './KR/occupations/investigative.json' with { type: 'json' };
import realisticKR from './KR/occupations/realistic.json' with { type: 'json' };
import socialKR from './KR/occupations/social.json' with { type: 'json' };
import artisticPT from './PT/occupations/artistic.json' with { type: 'json' };
import conventionalPT from './PT/occupations/conventional.json' with { type: 'json' };
import enterprisingPT from './PT/occupations/enterprising.json' with { type: 'json' };
import investigativePT from './PT/occupations/investigative.json' with { type: 'json' };
import realisticPT from './PT/occupations/realistic.json' with { type: 'json' };
import socialPT from './PT/occupations/social.json' with { type: 'json' };
import artisticBR from './PT-BR/occupations/artistic.json' with { type: 'json' };
import conventionalBR from './PT-BR/occupations/conventional.json' with { type: 'json' };
import enterprisingBR from './PT-BR/occupations/enterprising.json' with { type: 'json' };
import investigativeBR from './PT-BR/occupations/investigative.json' with { type: 'json' };
import realisticBR from './PT-BR/occupations/realistic.json' with { type: 'json' };
import socialBR from './PT-BR/occupations/social.json' with { type: 'json' };

/** What an occupation is called, and what an ordinary day in it looks like. */
export interface OccupationSaid {
  readonly name: string;
  readonly day: string;
}

/** By the occupation's id. */
type Said = Readonly<Record<string, OccupationSaid>>;

const PT: Said = {
  ...realisticPT,
  ...investigativePT,
  ...artisticPT,
  ...socialPT,
  ...enterprisingPT,
  ...conventionalPT,
};

/** Plain files, a folder a language. They leave the server in paid reports alone. */
export const occupationWords: Readonly<Record<Variety, Said>> = {
  CN: {
    ...realisticCN,
    ...investigativeCN,
    ...artisticCN,
    ...socialCN,
    ...enterprisingCN,
    ...conventionalCN,
  },
  EN: {
    ...realisticEN,
    ...investigativeEN,
    ...artisticEN,
    ...socialEN,
    ...enterprisingEN,
    ...conventionalEN,
  },
  FR: {
    ...realisticFR,
    ...investigativeFR,
    ...artisticFR,
    ...socialFR,
    ...enterprisingFR,
    ...conventionalFR,
  },
  ES: {
    ...realisticES,
    ...investigativeES,
    ...artisticES,
    ...socialES,
    ...enterprisingES,
    ...conventionalES,
  },
  JA: {
    ...realisticJA,
    ...investigativeJA,
    ...artisticJA,
    ...socialJA,
    ...enterprisingJA,
    ...conventionalJA,
  },
  HK: {
    ...realisticHK,
    ...investigativeHK,
    ...artisticHK,
    ...socialHK,
    ...enterprisingHK,
    ...conventionalHK,
  },
  KR: {
    ...realisticKR,
    ...investigativeKR,
    ...artisticKR,
    ...socialKR,
    ...enterprisingKR,
    ...conventionalKR,
  },
  DE: {
    ...realisticDE,
    ...investigativeDE,
    ...artisticDE,
    ...socialDE,
    ...enterprisingDE,
    ...conventionalDE,
  },
  PT,
  'PT-BR': overlaid(PT, {
    ...realisticBR,
    ...investigativeBR,
    ...artisticBR,
    ...socialBR,
    ...enterprisingBR,
    ...conventionalBR,
  }),
};
