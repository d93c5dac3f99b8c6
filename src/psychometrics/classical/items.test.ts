import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { type ItemStatistics, itemStatistics } from './items.ts';
import { sampleOneFactor } from './simulated.ts';

const steps = sampleOneFactor(
  { loadings: [0.8, 0.7, 0.6, 0.5, -0.4, 0.3, 0.65], cuts: [-1.2, -0.4, 0.3, 1.1], missing: 0.06 },
  240,
  'steps',
);

function agree(found: readonly ItemStatistics[], expected: Record<keyof ItemStatistics, readonly number[]>) {
  for (const [name, values] of Object.entries(expected)) {
    for (const [item, value] of values.entries()) {
      const own = found[item]?.[name as keyof ItemStatistics] as number;
      expect(Math.abs(own - value), `${name} of item ${item}`).toBeLessThan(1e-12);
    }
  }
}

describe('item statistics', () => {
  it('agree with psych 2.2.9 alpha(use = "pairwise"): item.stats and alpha.drop', () => {
    agree(itemStatistics(steps, 'available'), {
      size: [220, 224, 223, 229, 224, 225, 224],
      mean: [
        1.9227272727272726, 2.049107142857143, 1.9641255605381165, 1.9694323144104804, 2.138392857142857,
        2.151111111111111, 2.03125,
      ],
      standardDeviation: [
        1.2672307629468036, 1.267849811854544, 1.2551031049214068, 1.2889306498719275, 1.2788549766291717,
        1.2005620376928492, 1.2719485598928335,
      ],
      restCorrelation: [
        0.6162703028071465, 0.6080340503737272, 0.5908238935831926, 0.3939845468468727, -0.2620939301212269,
        0.19228518350973614, 0.5455268720409999,
      ],
      totalCorrelation: [
        0.7501951700968036, 0.751852755407567, 0.7377999786648539, 0.601337690159555, 0.002757091153872462,
        0.42273898101946644, 0.7121493750918095,
      ],
      correctedCorrelation: [
        0.767097338464068, 0.7381440198444049, 0.7029976706460273, 0.48424321805109954, -0.2966291059609248,
        0.2518625208192625, 0.6621066742714917,
      ],
      alphaWithout: [
        0.5288310659794025, 0.531634361298127, 0.5383981572424471, 0.6016850776652904, 0.7766760343062159,
        0.6591059596612142, 0.552684007245848,
      ],
    });
  });

  it('agree with psych 2.2.9 alpha(na.omit(x))', () => {
    agree(itemStatistics(steps, 'complete'), {
      size: [145, 145, 145, 145, 145, 145, 145],
      mean: [
        1.9172413793103449, 2.0689655172413794, 1.9448275862068964, 2.0068965517241377, 2.2275862068965515,
        2.1586206896551725, 1.986206896551724,
      ],
      standardDeviation: [
        1.2774945546517023, 1.2564012342013526, 1.1947763060321956, 1.2774570645325571, 1.2733640244240128,
        1.2172137016162359, 1.2415615553751012,
      ],
      restCorrelation: [
        0.551553148644143, 0.5966705592533641, 0.6048604478006289, 0.3643624287952227, -0.24617899759306916,
        0.16792903044885185, 0.5562401554111567,
      ],
      totalCorrelation: [
        0.7200772528983623, 0.7493168061890013, 0.7482475539766952, 0.5799812857618905, 0.006422645700598847,
        0.4047045114220355, 0.7190655496611545,
      ],
      correctedCorrelation: [
        0.6987495940281079, 0.7356909856506694, 0.7281156168834534, 0.45589336254301865, -0.2806888473656811,
        0.2248037799868302, 0.6898134044782769,
      ],
      alphaWithout: [
        0.5267792842339266, 0.511916696081892, 0.5139730328777243, 0.5911796117521412, 0.7618475573268902,
        0.6498200593129199, 0.5273213682166322,
      ],
    });
  });

  it('are refused where an item, or the sum of the others, does not vary', () => {
    expect(() =>
      itemStatistics(
        [
          [1, 2],
          [1, 3],
        ],
        'complete',
      ),
    ).toThrow(InvalidInputError);
    expect(() =>
      itemStatistics(
        [
          [1, 2, 3],
          [2, 3, 2],
          [1, 4, 1],
        ],
        'complete',
      ),
    ).toThrow(InvalidInputError);
    expect(() => itemStatistics([[1], [2]], 'complete')).toThrow(InvalidInputError);
    expect(() =>
      itemStatistics(
        [
          [1, null],
          [null, 2],
        ],
        'available',
      ),
    ).toThrow(InvalidInputError);
  });

  it('have no alpha without an item where two are all there is', () => {
    const two = itemStatistics(
      [
        [1, 2],
        [2, 2],
        [3, 5],
      ],
      'complete',
    );
    expect(two[0]?.alphaWithout).toBeUndefined();
    expect(two[0]?.restCorrelation).toBeCloseTo(0.8660254037844386, 12);
  });
});
