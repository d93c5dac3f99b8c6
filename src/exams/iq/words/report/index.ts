import type { Variety } from '#locale/locales.ts';
import { CN } from './CN/index.ts';
import { DE } from './DE/index.ts';
import { EN } from './EN/index.ts';
import { ES } from './ES/index.ts';
import { FR } from './FR/index.ts';
import { HK } from './HK/index.ts';
import { JA } from './JA/index.ts';
import { KR } from './KR/index.ts';
import { PT } from './PT/index.ts';

export type IqReportWords = typeof EN;

/** What the report says of a sitting: a folder a language, a file a part. */
export const iqReportWords: Readonly<Record<Variety, IqReportWords>> = {
  CN,
  EN,
  FR,
  ES,
  JA,
  HK,
  KR,
  DE,
  PT,
  'PT-BR': PT,
};
