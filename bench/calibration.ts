import { calibratePlaces } from '#psychometrics/calibration/family.ts';
import { calibrate } from '#psychometrics/calibration/marginal.ts';
import { simulated } from '#psychometrics/calibration/simulated.ts';
import { type Measurement, processorSeconds } from './support/measurement.ts';

const persons = 10_000;

/** What calibrating 10,000 sittings of 30 items takes, each item for itself and as a place of a blueprint. */
export async function run(): Promise<Measurement[]> {
  return [
    measured('2PL', 0, 0, (answers) => calibrate(answers)),
    measured('3PL, guessing fixed', 1 / 6, 0, (answers) => calibrate(answers, { guessing: 1 / 6 })),
    measured('places, residual 1.03', 1 / 6, 1.03, (answers, items) => calibratePlaces(answers, items)),
  ];
}

function measured(
  model: string,
  c: number,
  residual: number,
  work: (...given: [ReturnType<typeof simulated>['answers'], ReturnType<typeof itemsOf>]) => {
    converged: boolean;
  },
): Measurement {
  const items = itemsOf(c, residual);
  const { answers } = simulated({ seed: `bench ${model}`, items, persons });
  let converged = false;
  const seconds = processorSeconds(() => {
    converged = work(answers, items).converged;
  });
  return {
    name: `Calibration of 10,000 × 30, ${model}`,
    value: seconds,
    unit: 's',
    target: '< 5',
    pass: converged && seconds < 5,
  };
}

const itemsOf = (c: number, residual: number) =>
  Array.from({ length: 30 }, (_, at) => ({ a: 1 + (at % 7) / 10, b: -2.5 + at / 5.8, c, residual }));
