import { edition, iq } from '#exams/iq/exam.ts';
import { courseText, readCourse } from '#exams/stages.ts';
import { type Measurement, processorSeconds } from './support/measurement.ts';

const rounds = 300;

/** What making a fresh form, drawing it and scoring a sitting take. */
export async function run(): Promise<Measurement[]> {
  const answers = (seed: string) =>
    edition.formOf(seed).map(({ id, key }) => ({ questionId: id, choice: key, milliseconds: 9000 }));
  const forms = time((at) => edition.formOf(`bench ${at}`));
  // Of forms that are made already: proving alone.
  const proven = time((at) => iq.isSound(`bench ${at}`));
  const drawn = time((at) => iq.questions(`bench ${at}`, 'EN'));
  const stages = stageTimes(12);
  const given = answers('bench');
  const scored = time(() => iq.score('bench', given));
  return [
    { name: 'IQ form, made (median)', value: forms.median, unit: 'ms' },
    {
      name: 'IQ form, made (p99)',
      value: forms.p99,
      unit: 'ms',
      target: '< 100',
      pass: forms.p99 < 100,
    },
    { name: 'IQ form, proven ahead of time (median)', value: proven.median, unit: 'ms' },
    {
      name: 'IQ stage of five, chosen, made and proven (median, processor)',
      value: stages.median,
      unit: 'ms',
    },
    { name: 'the same (p95)', value: stages.p95, unit: 'ms' },
    {
      name: 'the same, beside thirty questions that are only made (median)',
      value: stages.p95 / stages.made,
      unit: '×',
      // 5.3 when it was first measured, with a form at 17 ms: a stage in under 100 ms of a core.
      target: '< 8',
      pass: stages.p95 / stages.made < 8,
    },
    { name: 'IQ questions, drawn and described (median)', value: drawn.median, unit: 'ms' },
    { name: 'IQ sitting scored (p99)', value: scored.p99, unit: 'ms', target: '< 5', pass: scored.p99 < 5 },
  ];
}

/** What stages of sittings take of a core whose answers are now right, now wrong, and what making a form takes in the same run. */
function stageTimes(sittings: number): { median: number; p95: number; made: number } {
  const { sizes, choose } = edition.stages ?? { sizes: [], choose: () => '' };
  const times = Array.from({ length: sittings }, (_, at) => {
    let course = `staged bench ${at}`;
    return sizes.slice(1).map((_, before) => {
      const { seed, plans } = readCourse(course);
      const answers = edition
        .formOf(course)
        .filter(({ place }) => place <= sizes.slice(0, before + 1).reduce((sum, one) => sum + one, 0))
        .map(({ id, place, key }) => ({
          questionId: id,
          choice: (place * 7 + at) % 3 === 0 ? null : key,
          milliseconds: 9000,
        }));
      let plan = '';
      const took = processorSeconds(() => {
        plan = choose({ seed, plans }, { number: before + 2, answers });
      });
      course = courseText({
        seed,
        plans: [...Array.from({ length: before + 1 }, (_, stage) => plans[stage] ?? null), plan],
      });
      return 1000 * took;
    });
  })
    .flat()
    .sort((one, other) => one - other);
  const made = Array.from(
    { length: 40 },
    (_, at) => 1000 * processorSeconds(() => edition.formOf(`made bench ${at}`)),
  ).sort((one, other) => one - other);
  return {
    median: times[times.length >> 1] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    made: made[made.length >> 1] ?? 0,
  };
}

function time(work: (at: number) => unknown): { median: number; p99: number } {
  for (let at = 0; at < 30; at += 1) work(at);
  const times = Array.from({ length: rounds }, (_, at) => {
    const start = performance.now();
    work(at + 1000);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  return { median: times[rounds >> 1] ?? 0, p99: times[Math.floor(rounds * 0.99)] ?? 0 };
}
