import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Exam } from '#exams/exam.ts';
import { exams, findExam } from '#exams/index.ts';
import { CalibrationError, recalibrate } from '#exams/iq/calibration/recalibrate.ts';
import { calibrationTable } from '#exams/iq/calibration/table.ts';
import { edition, iq, norm } from '#exams/iq/exam.ts';
import { calibratedFolder as iqFolder, readNorms, writeNorm } from '#exams/iq/norms/files.ts';
import { norms } from '#exams/iq/norms/index.ts';
import { agesOf } from '#exams/kit/calibration/ages.ts';
import { calibratedFolder, writeCalibrated } from '#exams/kit/calibration/files.ts';
import { GradedCalibrationError, recalibrateGraded } from '#exams/kit/calibration/recalibrate.ts';
import { gradedTable } from '#exams/kit/calibration/table.ts';
import type { GradedTest } from '#exams/kit/graded.ts';
import { InvalidInputError } from '#psychometrics/errors.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { type FinishedSitting, finishedSittings } from '#server/sittings/finished.ts';

// `npm run calibrate -- TEST [--population FILE] [--ages FILE] [--anchored] [--to FOLDER]`: a test's items from its finished sittings
// (docs/measurement). Of the IQ test a norm, which new sittings are scored by from when `src/exams/iq/exam.ts` puts it in force; of a
// questionnaire a file that its next edition takes up. Old sittings keep the norm they have.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    population: { type: 'string' },
    ages: { type: 'string' },
    anchored: { type: 'boolean' },
    to: { type: 'string' },
  },
});
const exam = findExam(positionals[0] ?? '');
if (!exam || !(exam.id === iq.id || exam.graded) || (values.anchored && exam.id !== iq.id)) {
  const known = exams.filter(({ id, graded }) => id === iq.id || graded).map(({ id }) => id);
  process.stderr.write(
    `Say which test, ${known.join(' or ')}: npm run calibrate -- ${iq.id} [--population FILE] [--ages FILE] [--to FOLDER]\n` +
      `--population: shares of the locales, {"EN": 0.4, …}; --anchored, of ${iq.id} alone: on the scale of the norm in force.\n` +
      '--ages: ages that a study of yours knows, as order,age below a line of these words; norms by age are made of them.\n' +
      '--to: where the file is written; beside the test where it is left out.\n',
  );
  process.exit(2);
}

try {
  const population = values.population && sharesIn(values.population);
  const ages = values.ages ? agesOf(textOf(values.ages)) : undefined;
  const { database, close } = await openDatabase(readConfig(process.env));
  const of = { examId: exam.id, examVersion: exam.version, ...(ages && { ages }) };
  const sittings = counted(finishedSittings(database, of));
  const told = exam.graded ? questionnaire(exam, exam.graded) : norming();
  process.stdout.write(await told(sittings, population || undefined).finally(close));
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
    const folder = folderOr(iqFolder);
    const basis = {
      edition,
      norm,
      known: [...norms, ...(values.to ? readNorms(folder) : [])],
      usability: iq.usability,
      anchored: values.anchored ?? false,
    };
    const year = new Date().getUTCFullYear();
    const found = await recalibrate({ ...basis, ...(population && { population }) }, sittings, year);
    const file = writeNorm(found.norm, folder);
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
    const file = writeCalibrated(found, naming, folderOr(calibratedFolder(slug)));
    return `${version}: ${gradedTable(test, found)}\nWritten: ${file.pathname}\n`;
  };
}

function folderOr(beside: URL): URL {
  return values.to ? pathToFileURL(`${resolve(values.to)}/`) : beside;
}

/** @throws OperatorError where there is no such file */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new OperatorError(`${path} cannot be read.`);
  }
}

/** @throws OperatorError where a file holds no shares by name */
function sharesIn(path: string): Readonly<Record<string, number>> {
  const refused = new OperatorError(`${path} does not say shares of locales, as in {"EN": 0.4, "JA": 0.6}.`);
  const text = textOf(path);
  try {
    const shares: unknown = JSON.parse(text);
    if (typeof shares !== 'object' || shares === null || Array.isArray(shares)) throw refused;
    if (!Object.values(shares).every((share) => typeof share === 'number')) throw refused;
    return shares as Readonly<Record<string, number>>;
  } catch {
    throw refused;
  }
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
