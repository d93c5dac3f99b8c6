import { iqScale } from '#drawing/bell-curve.ts';
import type { ScoreExam } from '../exam.ts';
import { classesIn } from './bands.ts';
import type { IqNorm } from './norms/norm.ts';

/** How many standard errors a 95 % interval reaches to either side. */
const reach = 1.96;

/** The landing that is made for it, its door, and what is said of its scores before they are taken. */
export const faceBy = ({ reliability }: IqNorm): ScoreExam['face'] => ({
  landing: 'home',
  emblem: { set: 'gates', name: 'labyrinth', alt: '' },
  scores: (locale) => ({
    halfWidth: Math.round(reach * iqScale.deviation * Math.sqrt(1 - reliability)),
    classes: classesIn(locale),
  }),
});
