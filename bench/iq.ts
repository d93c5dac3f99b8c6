import { edition, iq } from '#exams/iq/exam.ts';
import { courseText, readCourse } from '#exams/stages.ts';
import type { Measurement } from './support/measurement.ts';

const rounds = 300;

/** What making a fresh form, drawing it and scoring a sitting take. */
export async function run(): Promise<Measurement[]> {
  const answers = (seed: string) =>
    edition.formOf(seed).map(({ id, key }) => ({ questionId: id, choice: key, milliseconds: 9000 }));
  const forms = time((at) => edition.formOf(`bench ${at}`));
  // Of forms that are made already: proving alone.
  const proven = time((at) => iq.isSound(`bench ${at}`));
  const drawn = time((at) => iq.questions(`bench ${at}`, 'EN'));
  const stages = stageTimes(40);
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
    { name: 'IQ stage, chosen, made and proven, a question (median)', value: stages.median, unit: 'ms' },
    {
      name: 'the same (p95), beside a question that is only made (median)',
      value: stages.p95 / (forms.median / 30),
      unit: '×',
      target: '< 80',
      pass: stages.p95 / (forms.median / 30) < 80,
    },
    { name: 'IQ questions, drawn and described (median)', value: drawn.median, unit: 'ms' },
    { name: 'IQ sitting scored (p99)', value: scored.p99, unit: 'ms', target: '< 5', pass: scored.p99 < 5 },
  ];
}

/** Stages of sittings whose answers are now right, now wrong: the time of each, a question of it. */
function stageTimes(sittings: number): { median: number; p95: number } {
  const { sizes, choose } = edition.stages ?? { sizes: [], choose: () => '' };
  const times = Array.from({ length: sittings }, (_, at) => {
    let course = `staged bench ${at}`;
    return sizes.slice(1).map((size, before) => {
      const { seed, plans } = readCourse(course);
      const answers = edition
        .formOf(course)
        .filter(({ place }) => place <= sizes.slice(0, before + 1).reduce((sum, one) => sum + one, 0))
        .map(({ id, place, key }) => ({
          questionId: id,
          choice: (place * 7 + at) % 3 === 0 ? null : key,
          milliseconds: 9000,
        }));
      const start = performance.now();
      const plan = choose({ seed, plans }, { number: before + 2, answers });
      const took = performance.now() - start;
      course = courseText({
        seed,
        plans: [...Array.from({ length: before + 1 }, (_, stage) => plans[stage] ?? null), plan],
      });
      return took / size;
    });
  })
    .flat()
    .sort((one, other) => one - other);
  return {
    median: times[times.length >> 1] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
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
