import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Variety } from '#locale/locales.ts';
import { probability } from '#psychometrics/irt/three-parameter.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { sized } from '#tests/support/form.ts';
import type { Exam } from '../../exam.ts';
import type { Edition } from '../edition.ts';
import { fourFamilies } from '../editions/four-families/edition.ts';
import { nextId, readNorms, writeNorm } from '../norms/files.ts';
import { norms } from '../norms/index.ts';
import type { IqNorm } from '../norms/norm.ts';
import type { StoredSitting } from './answers.ts';
import { CalibrationError, type Recalibration, recalibrate } from './recalibrate.ts';
import { calibrationTable } from './table.ts';

const fourFamiliesNorm = norms.find(({ edition }) => edition === fourFamilies.version) as IqNorm;

/** An edition of thirty places whose items are nothing but their keys. */
const bare: Edition = {
  ...fourFamilies,
  version: 'bare',
  rehearsal: (items) => (solves) =>
    Object.entries(items).map(([placeId, item]) => ({ placeId, item, correct: solves(item) })),
  formOf: (seed) => {
    const random = randomOf(seed);
    return Array.from({ length: 30 }, (_, at) => ({
      id: `p${String(at + 1).padStart(2, '0')}`,
      placeId: `p${String(at + 1).padStart(2, '0')}`,
      place: at + 1,
      scale: 'matrices',
      key: random.below(6),
      optionCount: 6,
      show: () => ({ prompt: '', stem: { svg: '', alt: '' }, options: [] }),
      whyRight: () => '',
      whyWrong: () => '',
      stepsSuffice: false,
      asksShared: false,
      steps: () => [],
      faults: () => [],
      faultOf: () => 'other',
    }));
  },
};

const ids = bare.formOf('').map(({ id }) => id);
const design = Object.fromEntries(
  ids.map((id, at) => [id, { a: 1.3, b: -3 + (6 * at) / 29, c: 1 / 6, residual: 1.03 }]),
);
const inForce: IqNorm = {
  id: 'design',
  edition: bare.version,
  kind: 'design',
  sampleSize: null,
  reliability: 0.7,
  scores: [],
  items: design,
};
const always = (usability: 'usable' | 'doubtful') => () =>
  ({ usability, reasons: [] }) as ReturnType<Exam['usability']>;
const basis = { edition: bare, norm: inForce, known: [inForce], usability: always('usable') };

/** A sitting of somebody whose ability is known; a wrong answer is another option, or none. */
function sittingOf(
  edition: Edition,
  items: Readonly<Record<string, UncertainItem>>,
  seed: string,
  locale: Variety,
  sitter = seed,
): StoredSitting {
  const random = randomOf(`sitter ${sitter}`);
  const ability = theta(random.normal());
  const answers = edition.formOf(seed).map(({ id, key, optionCount }) => {
    const { a, b, c, residual } = items[id] as UncertainItem;
    const right = random.next() < probability({ a, b: b + residual * random.normal(), c }, ability);
    const other = (key + 1 + random.below(optionCount - 1)) % optionCount;
    return {
      questionId: id,
      choice: right ? key : random.next() < 0.2 ? null : other,
      milliseconds: 9000 + 1000 * random.below(20),
    };
  });
  // One who leaves a question open sends nothing for it, or says so.
  return { seed, locale, answers: answers.filter(({ choice }) => choice !== null || random.next() < 0.5) };
}

describe('a calibration of simulated sittings', () => {
  const random = randomOf('truth');
  /** Slopes over the published range, difficulties off their design; sitters 0.4 above the design's mean. */
  const truth = Object.fromEntries(
    ids.map((id) => {
      const item = design[id] as UncertainItem;
      return [id, { ...item, a: 0.94 + 0.75 * random.next(), b: item.b - 0.4 + 0.3 * random.normal() }];
    }),
  );
  truth.p20 = { ...truth.p20, b: (design.p20?.b ?? 0) + 1.6 } as UncertainItem;
  const harderInKorean = { ...truth, p12: { ...truth.p12, b: (truth.p12?.b ?? 0) + 1.8 } as UncertainItem };
  const sittings = Array.from({ length: 4000 }, (_, at) => {
    const locale = (['EN', 'EN', 'JA', 'KR'] as const)[at % 4] as Variety;
    return sittingOf(bare, locale === 'KR' ? harderInKorean : truth, `s${at}`, locale);
  });
  let found: Recalibration;
  beforeAll(async () => {
    found = await recalibrate(basis, sittings, 2031);
  }, 60_000);
  const placeNamed = (id: string) => found.places.find((place) => place.id === id);

  it('gets the a and b of each place back within their stated errors', () => {
    const { places } = found;
    expect(places.map(({ id }) => id)).toEqual(ids);
    const errors = places
      .filter(({ id }) => id !== 'p12')
      .map(({ id, newer: { a, b, standardError } }) => ({
        a: (a - (truth[id]?.a ?? 0)) / (standardError?.a ?? 0),
        b: (b - (truth[id]?.b ?? 0)) / (standardError?.b ?? 0),
      }));
    for (const { a, b } of errors) {
      expect(Math.abs(a)).toBeLessThan(4);
      expect(Math.abs(b)).toBeLessThan(4);
    }
    expect(errors.filter(({ a, b }) => Math.abs(a) > 1.96 || Math.abs(b) > 1.96).length).toBeLessThan(8);
    for (const { newer } of places) expect(newer.standardError?.b).toBeLessThan(0.4);
  });

  it('makes a norm of its own, in the form that scores are made with', () => {
    const { norm, leftOut } = found;
    expect(norm).toMatchObject({
      id: 'iq-calibrated-2031.1',
      edition: 'bare',
      kind: 'calibrated',
      sampleSize: 4000,
    });
    expect(leftOut).toBe(0);
    expect(Object.keys(norm.items)).toEqual(ids);
    for (const item of Object.values(norm.items)) {
      expect(Object.keys(item).sort()).toEqual(['a', 'b', 'c', 'residual']);
      expect(item).toMatchObject({ c: 1 / 6, residual: 1.03 });
    }
    expect(norm.reliability).toBeGreaterThan(0.65);
    expect(norm.reliability).toBeLessThan(0.85);
  });

  it('tells how the sitters stand to the norm in force, and which place moved', () => {
    const { shift, places } = found;
    expect(Math.abs(shift - 0.4)).toBeLessThan(0.15);
    expect(placeNamed('p20')?.drift?.zScore).toBeGreaterThan(8);
    const largest = places.toSorted(
      (one, other) => (other.drift?.departure ?? 0) - (one.drift?.departure ?? 0),
    )[0];
    expect(largest?.id).toBe('p20');
  });

  it('fits the places, and finds the one that is harder in one language', () => {
    const { places, dif, locales } = found;
    expect(places.filter(({ fit }) => (fit?.pValue ?? 1) < 0.01).length).toBeLessThan(4);
    expect(locales.map(({ group }) => group)).toEqual(['EN', 'JA', 'KR']);
    for (const { mean, deviation } of locales) {
      expect(Math.abs(mean)).toBeLessThan(0.15);
      expect(Math.abs(deviation - 1)).toBeLessThan(0.15);
    }
    const large = dif.filter(({ difClass, test }) => difClass === 'C' && test.pValue < 1e-4);
    // Against a rest that holds the Koreans, the place is easier for the others.
    expect([...new Set(large.map(({ item }) => ids[item]))]).toEqual(['p12']);
    expect(large.filter(({ delta }) => delta < 0).map(({ group }) => group)).toEqual(['KR']);
  });

  it('is told as a table', () => {
    const table = calibrationTable(found, inForce.id);
    expect(table).toContain('bare: 4000 usable sittings, 0 left out');
    expect(table.split('\n').filter((line) => /^p\d\d /.test(line)).length).toBeGreaterThanOrEqual(31);
    expect(table).toMatch(/^p12 .* KR .* C /m);
    expect(table).toMatch(/^p20 .*\*/m);
    expect(table).not.toMatch(/NaN|undefined|null/);
  });
});

describe('what is taken', { timeout: 30_000 }, () => {
  const few = Array.from({ length: 320 }, (_, at) => sittingOf(bare, design, `f${at}`, 'EN'));

  it('leaves doubtful sittings out, and gives few sittings another name', async () => {
    const usability = (seed: string) => always(seed === 'f7' ? 'doubtful' : 'usable')();
    const { norm, leftOut, dif } = await recalibrate({ ...basis, usability }, few, 2031);
    expect([leftOut, norm.sampleSize, norm.kind, norm.id]).toEqual([
      1,
      319,
      'provisional',
      'iq-provisional-2031.1',
    ]);
    expect(dif).toEqual([]);
  });

  it('makes no norm from fewer than 300', async () => {
    await expect(recalibrate(basis, few.slice(0, 299), 2031)).rejects.toThrow(CalibrationError);
    await expect(recalibrate({ ...basis, usability: always('doubtful') }, few, 2031)).rejects.toThrow(
      CalibrationError,
    );
    await expect(recalibrate(basis, [], 2031)).rejects.toThrow(CalibrationError);
  });

  it('makes the key again from the seeds of a real edition', { timeout: 300_000 }, async () => {
    // Making a form takes longer than everything else here: several sit the same.
    const forms = sized(24, 300);
    const made = new Map<string, ReturnType<Edition['formOf']>>();
    const edition: Edition = {
      ...fourFamilies,
      formOf: (seed) => made.get(seed) ?? made.set(seed, fourFamilies.formOf(seed)).get(seed) ?? [],
    };
    const sittings = Array.from({ length: 300 }, (_, at) =>
      sittingOf(edition, fourFamiliesNorm.items, `r${at % forms}`, 'FR', `r${at}`),
    );
    const { places } = await recalibrate({ ...basis, edition, norm: fourFamiliesNorm }, sittings, 2031);
    const first = places[0];
    const key = (seed: string) => edition.formOf(seed)[0]?.key;
    const right = sittings.filter(
      ({ seed, answers }) => answers.find(({ questionId }) => questionId === 'p01')?.choice === key(seed),
    );
    expect(first?.right).toBe(right.length / 300);
    expect(places).toHaveLength(30);
    for (const { newer, older } of places)
      expect(Math.abs(newer.b - older.b)).toBeLessThan(4 * (newer.standardError?.b ?? 0));
  });
});

describe('norm files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'norms-'));
  const folder = pathToFileURL(`${directory}/calibrated/`);
  afterAll(() => rmSync(directory, { recursive: true }));
  const norm = (id: string) => ({
    ...inForce,
    id,
    kind: 'calibrated' as const,
    sampleSize: 1200,
    standardErrors: Object.fromEntries(ids.map((each) => [each, { a: 0.1, b: 0.2 }])),
  });

  it('are read as they were written, and never written twice', () => {
    expect(readNorms(folder)).toEqual([]);
    writeNorm(norm('iq-calibrated-2031.1'), folder);
    writeNorm(norm('iq-calibrated-2031.2'), folder);
    expect(readNorms(folder)).toEqual([norm('iq-calibrated-2031.1'), norm('iq-calibrated-2031.2')]);
    expect(() => writeNorm({ ...norm('iq-calibrated-2031.1'), reliability: 0.9 }, folder)).toThrow('EEXIST');
    expect(readNorms(folder)[0]).toEqual(norm('iq-calibrated-2031.1'));
  });

  it('are numbered onwards', () => {
    expect(nextId(readNorms(folder), 'calibrated', 2031)).toBe('iq-calibrated-2031.3');
    expect(nextId(readNorms(folder), 'calibrated', 2032)).toBe('iq-calibrated-2032.1');
  });
});
