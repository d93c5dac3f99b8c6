import { iqScale } from '#drawing/bell-curve.ts';
import type { ScoreExam } from '../exam.ts';
import { confidence } from '../kit/chance.ts';
import { classesIn } from './bands.ts';
import type { Edition } from './edition.ts';
import type { IqNorm } from './norms/norm.ts';

/** The landing that is made for it, its door, and what is said of its scores before they are taken. */
export const faceBy = ({ bands }: Edition, { reliability }: IqNorm): ScoreExam['face'] => ({
  landing: 'home',
  emblem: { set: 'gates', name: 'labyrinth', alt: '' },
  scores: (locale) => ({
    halfWidth: Math.round(confidence * iqScale.deviation * Math.sqrt(1 - reliability)),
    classes: classesIn(bands, locale),
  }),
});
