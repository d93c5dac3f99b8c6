import { edition, iq } from '#exams/iq/exam.ts';
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
    { name: 'IQ questions, drawn and described (median)', value: drawn.median, unit: 'ms' },
    { name: 'IQ sitting scored (p99)', value: scored.p99, unit: 'ms', target: '< 5', pass: scored.p99 < 5 },
  ];
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
