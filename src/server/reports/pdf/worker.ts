import { parentPort } from 'node:worker_threads';
import { createPdfCompiler, type PrintJob } from './compile.ts';

/** Makes documents away from the thread that answers requests. */
const compile = createPdfCompiler();

parentPort?.on('message', (job: PrintJob) => {
  try {
    parentPort?.postMessage({ bytes: compile(job) });
  } catch (problem) {
    parentPort?.postMessage({ problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
