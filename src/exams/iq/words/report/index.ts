import type { Variety } from '#locale/locales.ts';
import { overlaid } from '#locale/overlay.ts';
import type { Edition } from '../../edition.ts';
import { CN, CNinStages } from './CN/index.ts';
import { DE, DEinStages } from './DE/index.ts';
import { EN, ENinStages } from './EN/index.ts';
import { ES, ESinStages } from './ES/index.ts';
import { FR, FRinStages } from './FR/index.ts';
import { HK, HKinStages } from './HK/index.ts';
import { JA, JAinStages } from './JA/index.ts';
import { KR, KRinStages } from './KR/index.ts';
import { PT, PTinStages } from './PT/index.ts';
import { BR, BRinStages } from './PT-BR/index.ts';

export type IqReportWords = typeof EN;

type ReportWords = Readonly<Record<Variety, IqReportWords>>;

const fourFamilies: ReportWords = {
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

const inStages: ReportWords = {
  CN: overlaid(CN, CNinStages),
  EN: overlaid(EN, ENinStages),
  FR: overlaid(FR, FRinStages),
  ES: overlaid(ES, ESinStages),
  JA: overlaid(JA, JAinStages),
  HK: overlaid(HK, HKinStages),
  KR: overlaid(KR, KRinStages),
  DE: overlaid(DE, DEinStages),
  PT: overlaid(PT, PTinStages),
  'PT-BR': overlaid(overlaid(overlaid(PT, BR), PTinStages), BRinStages),
};

/**
 * What the report says of a sitting, by what its edition's forms hold: a folder a language, a file a part. What questions
 * that follow the answers have otherwise than rising ones stands in `stages.json`.
 */
export const iqReportWords: Readonly<Record<Edition['describedAs'], ReportWords>> = {
  fourFamilies,
  inStages,
};
