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
import { BR } from './PT-BR/index.ts';

export type EqWords = typeof EN;

/** One folder a language: what is asked and shown before a purchase, and what the report says. */
export const eqWords: Readonly<Record<Variety, EqWords>> = {
  CN,
  EN,
  FR,
  ES,
  JA,
  HK,
  KR,
  DE,
  PT,
  'PT-BR': BR,
};
