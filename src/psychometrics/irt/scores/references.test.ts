import { describe, expect, it } from 'vitest';
import { theta } from '../../units.ts';
import { likelihoodFit } from '../fit/lz.ts';
import { categoryProbabilities, expectedCategory, type GradedItem, gradedInformation } from '../graded.ts';
import type { Answer, Item } from '../item.ts';
import { expectedAPosteriori } from './expected-a-posteriori.ts';

/*
 * Computed with R 4.2.2 from formulas written anew: the posterior's moments as sums over seq(-6, 6, by = 0.2), lz at an
 * ability of 0.3.
 */
interface Reference {
  readonly answers: readonly Answer[];
  /** Mean and standard deviation. */
  readonly eap: readonly [number, number];
  readonly lz: number;
}

const items: readonly Item[] = [
  { a: 1.2, b: -1.5, c: 0.2 },
  { a: 0.8, b: -0.5, c: 0.25 },
  { a: 1.5, b: 0, c: 0.15 },
  { a: 0.9, b: 0.4, c: 0 },
  { a: 2, b: 1.1, c: 0.1 },
  { a: 1.1, b: 2, c: 1 / 6 },
];

const dichotomous: readonly Reference[] = [
  {
    answers: [1, 1, 1, 0, 0, 0],
    eap: [0.006406257665649185, 0.6987801343163319],
    lz: 1.1895517119004801,
  },
  {
    answers: [1, 1, 0, 1, 1, 0],
    eap: [0.3959811492918832, 0.7388975887540327],
    lz: -0.5538943884333458,
  },
  {
    answers: [1, 0, null, 1, 0, 1],
    eap: [0.1052944675367014, 0.7529635342435904],
    lz: -1.011897649491791,
  },
  {
    answers: [0, 1, 1, 1, 0, 1],
    eap: [0.1081275723248553, 0.7220684978951877],
    lz: -1.999936035443137,
  },
  {
    answers: [1, 1, 1, 1, 1, 0],
    eap: [1.10631250817973, 0.7006510428676781],
    lz: 0.0967061716758831,
  },
];

const gradedItems: readonly GradedItem[] = [
  { a: 1.7, thresholds: [-1.5, -0.3, 0.8] },
  { a: 0.9, thresholds: [-2, 0, 1.5, 2.2] },
  { a: 2.3, thresholds: [0.4] },
  { a: 1.1, thresholds: [-0.7, 0.6, 1.9] },
];

const graded: readonly Reference[] = [
  {
    answers: [2, 3, 1, 1],
    eap: [0.6237164990195538, 0.5152754337552783],
    lz: -0.4421554095541868,
  },
  {
    answers: [0, 4, 0, null],
    eap: [-0.7345546637501839, 0.7125563093862539],
    lz: -3.185192781462997,
  },
  {
    answers: [3, 4, 1, 3],
    eap: [1.7276319822175352, 0.6773020666874122],
    lz: -1.484522246906536,
  },
  {
    answers: [1, 1, 1, 3],
    eap: [0.428521946850935, 0.5761606302014881],
    lz: -0.8977238125049578,
  },
];

describe.each([
  ['items answered right or wrong', items, dichotomous],
  ['graded items', gradedItems, graded],
] as const)('scores by %s', (_, form, references) => {
  it.each(references)('of $answers agree with R to 1e-10', ({ answers, eap: [mean, deviation], lz }) => {
    const score = expectedAPosteriori(form, answers);
    expect(score.theta).toBeCloseTo(mean, 10);
    expect(score.standardError).toBeCloseTo(deviation, 10);
    expect(likelihoodFit(form, answers, theta(0.3)).lz).toBeCloseTo(lz, 10);
  });
});

describe('the graded response model', () => {
  it('agrees with R at an ability of 0.7 to 1e-12', () => {
    const references = [
      {
        shares: [0.02320293814564423, 0.13126232693789053, 0.3879326756908163, 0.45760205922564895],
        expected: 2.27993385599647,
        information: 0.8125943094410937,
      },
      {
        shares: [
          0.08091346721546533, 0.26659707059179027, 0.3250964792605049, 0.1215226111312922,
          0.20587037180094728,
        ],
        expected: 2.104839349710466,
        information: 0.2526237439681694,
      },
      {
        shares: [0.3340330732481798, 0.6659669267518202],
        expected: 0.6659669267518202,
        information: 1.176786840097901,
      },
      {
        shares: [0.1765352747791167, 0.2959924208762896, 0.3166540108668465, 0.2108182934777471],
        expected: 1.561755323043224,
        information: 0.3740696775525886,
      },
    ];
    references.forEach(({ shares, expected, information }, at) => {
      const item = gradedItems[at] as GradedItem;
      const found = categoryProbabilities(item, theta(0.7));
      found.forEach((share, category) => {
        expect(share).toBeCloseTo(shares[category] as number, 12);
      });
      expect(expectedCategory(item, theta(0.7))).toBeCloseTo(expected, 12);
      expect(gradedInformation(item, theta(0.7))).toBeCloseTo(information, 12);
    });
  });
});
