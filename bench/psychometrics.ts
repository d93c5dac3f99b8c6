import { adaptiveTestOf } from '#psychometrics/adaptive/adaptive-test.ts';
import { itemBankOf } from '#psychometrics/adaptive/bank.ts';
import { mostInformative } from '#psychometrics/adaptive/selection.ts';
import { formScorerOf } from '#psychometrics/irt/scores/form-scorer.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { type Measurement, processorSeconds } from './support/measurement.ts';
import { plainAdaptiveTest, plainNext, plainScore } from './support/plain-irt.ts';

/** How fast scoring and adaptive testing are, beside the same formulas written down plainly. */
export async function run(): Promise<Measurement[]> {
  return [...scoring(), ...choosing(), ...adapting()];
}

const random = randomOf('bench of psychometrics');

const itemsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    a: 0.6 + 1.6 * random.next(),
    b: -3 + 6 * random.next(),
    c: 1 / 6,
    residual: 0,
  }));

function scoring(): Measurement[] {
  const items = itemsOf(30);
  const sittings = 50_000;
  const answers = Int8Array.from({ length: sittings * items.length }, () => random.below(2));
  const scorer = formScorerOf(items);
  const ours = perSecond(sittings, () => scorer.scoreAll(answers));
  const few = 1000;
  const plain = perSecond(few, () => {
    for (let at = 0; at < few; at += 1) plainScore(items, answers.subarray(30 * at, 30 * (at + 1)));
  });
  return compared('3PL EAP of 30 items', ours, plain, 200_000);
}

function choosing(): Measurement[] {
  const items = itemsOf(500);
  const bank = itemBankOf(items);
  const used = Uint8Array.from(items, (_, at) => (at % 20 === 0 ? 1 : 0));
  const abilities = Float64Array.from({ length: 50_000 }, () => -3 + 6 * random.next());
  const ours = perSecond(abilities.length, () => {
    for (const ability of abilities) mostInformative(bank, theta(ability), used, 1);
  });
  const some = abilities.subarray(0, 2000);
  const plain = perSecond(some.length, () => {
    for (const ability of some) plainNext(items, ability, used);
  });
  return compared('Next item of a bank of 500', ours, plain, 150_000);
}

function adapting(): Measurement[] {
  const items = itemsOf(500);
  const test = adaptiveTestOf(itemBankOf(items), { maximumLength: 30, among: 5 });
  const tests = 2000;
  const answer = () => (random.next() < 0.6 ? 1 : 0);
  const ours = perSecond(tests, () => {
    for (let at = 0; at < tests; at += 1) {
      let state = test.begin(`${at}`);
      while (state.next.kind === 'ask') state = test.answer(state, answer());
    }
  });
  const few = 20;
  const plain = perSecond(few, () => {
    for (let at = 0; at < few; at += 1) plainAdaptiveTest(items, answer);
  });
  return compared('Adaptive test of 30 items', ours, plain, 4000);
}

/** The best of seven rounds: whatever else runs on the machine makes a round slower, never faster. */
function perSecond(pieces: number, work: () => unknown): number {
  return pieces / Math.min(...Array.from({ length: 7 }, () => processorSeconds(work)));
}

function compared(name: string, ours: number, plain: number, target: number): Measurement[] {
  return [
    { name, value: ours, unit: '/s', target: `at least ${target}`, pass: ours >= target },
    { name: `${name}: plain formulas`, value: plain, unit: '/s' },
    { name: `${name}: ratio`, value: ours / plain, unit: '×' },
  ];
}
