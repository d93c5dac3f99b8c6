import { parseArgs } from 'node:util';
import { exams, findExam } from '#exams/index.ts';
import { writePlots } from '#exams/kit/plots/files.ts';

// `npm run simulate -- TEST [sitters] [--plots]`: how well a test in force finds what is known (docs/measurement), as a table, or as
// the plots of its manual with the numbers that they are drawn from.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { plots: { type: 'boolean' } },
});
const [examId = '', count = '10000'] = positionals;
const sitters = Number(count);
const exam = findExam(examId);
if (!exam?.simulated || !Number.isInteger(sitters) || sitters < 2) {
  const known = exams.filter(({ simulated }) => simulated).map(({ id }) => id);
  process.stderr.write(
    `Say which test, ${known.join(' or ')}, and how many sitters: npm run simulate -- ${known[0]} 10000 [--plots]\n`,
  );
  process.exit(2);
}
if (values.plots) {
  const files = await writePlots(exam, sitters);
  process.stdout.write(`Written:\n${files.map(({ pathname }) => `${pathname}\n`).join('')}`);
} else {
  process.stdout.write(`${await exam.simulated(sitters)}\n`);
}
