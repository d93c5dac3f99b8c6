import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Exam } from '#exams/exam.ts';
import { exams, findExam } from '#exams/index.ts';
import { CalibrationError, recalibrate } from '#exams/iq/calibration/recalibrate.ts';
import { calibrationTable } from '#exams/iq/calibration/table.ts';
import { edition, iq, norm } from '#exams/iq/exam.ts';
import { calibratedFolder as iqFolder, writeNorm } from '#exams/iq/norms/files.ts';
import { norms } from '#exams/iq/norms/index.ts';
import { calibratedFolder, writeCalibrated } from '#exams/kit/calibration/files.ts';
import { GradedCalibrationError, recalibrateGraded } from '#exams/kit/calibration/recalibrate.ts';
import { gradedTable } from '#exams/kit/calibration/table.ts';
import type { GradedTest } from '#exams/kit/graded.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { type FinishedSitting, finishedSittings } from '#server/sittings/finished.ts';

// `npm run calibrate -- TEST [--population FILE] [--anchored]`: a test's items from its finished sittings (docs/measurement). Of the IQ
// test a norm, which new sittings are scored by from when `src/exams/iq/exam.ts` puts it in force; of a questionnaire a file that
// its next edition takes up. Old sittings keep the norm they have.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { population: { type: 'string' }, anchored: { type: 'boolean' } },
});
const exam = findExam(positionals[0] ?? '');
if (!exam || !(exam.id === iq.id || exam.graded) || (values.anchored && exam.id !== iq.id)) {
  const known = exams.filter(({ id, graded }) => id === iq.id || graded).map(({ id }) => id);
  process.stderr.write(
    `Say which test, ${known.join(' or ')}: npm run calibrate -- ${iq.id} [--population FILE]\n` +
      `--population: shares of the locales, {"EN": 0.4, …}; --anchored, of ${iq.id} alone: on the scale of the norm in force.\n`,
  );
  process.exit(2);
}

try {
  const population = values.population && JSON.parse(readFileSync(values.population, 'utf8'));
  const { database, close } = await openDatabase(readConfig(process.env));
  const sittings = counted(finishedSittings(database, { examId: exam.id, examVersion: exam.version }));
  const told = exam.graded ? questionnaire(exam, exam.graded) : norming();
  process.stdout.write(await told(sittings, population).finally(close));
} catch (problem) {
  const known = [CalibrationError, GradedCalibrationError, InvalidInputError, OperatorError];
  if (!known.some((kind) => problem instanceof kind)) throw problem;
  process.stderr.write(`${(problem as Error).message}\n`);
  process.exitCode = 1;
}

type Calibrate = (
  sittings: AsyncIterable<FinishedSitting>,
  population?: Readonly<Record<string, number>>,
) => Promise<string>;

function norming(): Calibrate {
  return async (sittings, population) => {
    const basis = {
      edition,
      norm,
      known: norms,
      usability: iq.usability,
      anchored: values.anchored ?? false,
    };
    const year = new Date().getUTCFullYear();
    const found = await recalibrate({ ...basis, ...(population && { population }) }, sittings, year);
    const file = writeNorm(found.norm, iqFolder);
    return `${calibrationTable(found, norm.id)}\nWritten: ${file.pathname}\n`;
  };
}

function questionnaire({ slug, version, usability }: Exam, test: GradedTest): Calibrate {
  return async (sittings, population) => {
    const found = await recalibrateGraded({ test, usability, seed: version }, sittings, population);
    const naming = {
      name: slug,
      version,
      ids: test.items.map(({ id }) => id),
      year: new Date().getUTCFullYear(),
    };
    const file = writeCalibrated(found, naming, calibratedFolder(slug));
    return `${version}: ${gradedTable(test, found)}\nWritten: ${file.pathname}\n`;
  };
}

/** Forms are made again for their keys, which takes a while. */
async function* counted<Sitting>(sittings: AsyncIterable<Sitting>): AsyncGenerator<Sitting> {
  let count = 0;
  for await (const sitting of sittings) {
    yield sitting;
    count += 1;
    if (count % 500 === 0) process.stderr.write(`${count} sittings read\n`);
  }
}
