import { CalibrationError, recalibrate } from '#exams/iq/calibration.ts';
import { calibrationTable } from '#exams/iq/calibration-table.ts';
import { edition, iq, norm } from '#exams/iq/exam.ts';
import { calibratedFolder, writeNorm } from '#exams/iq/norms/files.ts';
import { norms } from '#exams/iq/norms/index.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { finishedSittings } from '#server/sittings/finished.ts';

// `npm run calibrate -- SUBS-1002`: a new norm of the IQ test from its finished sittings (docs/measurement/iq.md). New
// sittings are scored by it from when `src/exams/iq/exam.ts` puts it in force; old ones keep the norm they have.

if (process.argv[2] !== iq.id) {
  process.stderr.write(`Say which test, the one that has a norm of its own: npm run calibrate -- ${iq.id}\n`);
  process.exit(2);
}

try {
  const { database, close } = await openDatabase(readConfig(process.env));
  const sittings = finishedSittings(database, { examId: iq.id, examVersion: edition.version });
  const basis = { edition, norm, known: norms, usability: iq.usability };
  const found = await recalibrate(basis, counted(sittings), new Date().getUTCFullYear()).finally(close);
  const file = writeNorm(found.norm, calibratedFolder);
  process.stdout.write(`${calibrationTable(found, norm.id)}\nWritten: ${file.pathname}\n`);
} catch (problem) {
  if (!(problem instanceof CalibrationError || problem instanceof OperatorError)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
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
