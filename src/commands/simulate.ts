import { exams, findExam } from '#exams/index.ts';

// `npm run simulate -- TEST [sitters]`: how well a test in force finds what is known (docs/measurement).

const [examId = '', count = '10000'] = process.argv.slice(2);
const sitters = Number(count);
const simulated = findExam(examId)?.simulated;
if (!simulated || !Number.isInteger(sitters) || sitters < 2) {
  const known = exams.filter((exam) => exam.simulated).map(({ id }) => id);
  process.stderr.write(
    `Say which test, ${known.join(' or ')}, and how many sitters: npm run simulate -- ${known[0]} 10000\n`,
  );
  process.exit(2);
}
process.stdout.write(`${await simulated(sitters)}\n`);
