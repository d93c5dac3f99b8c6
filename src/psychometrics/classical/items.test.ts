import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { type ItemStatistics, itemStatistics } from './items.ts';
import { sampleOneFactor } from './sample.ts';

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
      size: [225, 220, 220, 231, 226, 227, 227],
      mean: [
        2.1333333333333333, 2.0636363636363635, 1.9863636363636363, 2.103896103896104, 2.1283185840707963,
        2.0176211453744495, 2.118942731277533,
      ],
      standardDeviation: [
        1.2817398889233114, 1.276963240781171, 1.195423332878512, 1.2571646730821002, 1.1874880323363204,
        1.1785875666636982, 1.2369469735157819,
      ],
      restCorrelation: [
        0.6116235327685098, 0.5132909680240266, 0.4177814324529498, 0.47175247745446264, -0.42620562017893365,
        0.1882229251965297, 0.4555455622936041,
      ],
      totalCorrelation: [
        0.7646800356989627, 0.7134781241389477, 0.6366376770390557, 0.6684494407750091, -0.17482843205817775,
        0.43706719352450035, 0.668738718732255,
      ],
      correctedCorrelation: [
        0.7851890927246069, 0.6806123774409184, 0.5330027492478048, 0.5950607219291768, -0.5200860230016736,
        0.23842248195801133, 0.5756007802125257,
      ],
      alphaWithout: [
        0.39740689321026557, 0.44211057865105335, 0.4863301703061811, 0.46127324022917604, 0.747127970142679,
        0.5692668670588671, 0.4691864186401579,
      ],
    });
  });

  it('agree with psych 2.2.9 alpha(na.omit(x))', () => {
    agree(itemStatistics(steps, 'complete'), {
      size: [161, 161, 161, 161, 161, 161, 161],
      mean: [
        2.229813664596273, 2.0372670807453415, 1.9565217391304348, 1.9751552795031055, 2.0559006211180124,
        1.950310559006211, 2.080745341614907,
      ],
      standardDeviation: [
        1.2808612688586192, 1.2544331327225258, 1.163764506284221, 1.2646655217833598, 1.1249913733278631,
        1.2031273947302132, 1.2297111209523108,
      ],
      restCorrelation: [
        0.6001411752833731, 0.5244560622107587, 0.40715558879697683, 0.45415484294432223,
        -0.44292060400727906, 0.16399227146091166, 0.4750764816673798,
      ],
      totalCorrelation: [
        0.7666173042089117, 0.7116938317647243, 0.6115293548905113, 0.662913656451124, -0.23051988821009764,
        0.4185545324159339, 0.6728756547176832,
      ],
      correctedCorrelation: [
        0.7730411928052779, 0.6890749563003149, 0.5335462719004935, 0.573268488026577, -0.5388354520475677,
        0.20984320784693394, 0.6025528411543665,
      ],
      alphaWithout: [
        0.3938069868058783, 0.43100650999063556, 0.48509553879376516, 0.46091353996737355, 0.7400844349541149,
        0.573577622529698, 0.45416155008095993,
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
