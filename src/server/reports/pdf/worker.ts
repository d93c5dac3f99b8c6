import { parentPort } from 'node:worker_threads';
import { createPdfCompiler } from './compile.ts';

/** Makes documents away from the thread that answers requests. */
const compile = createPdfCompiler();

parentPort?.on('message', (data: unknown) => {
  try {
    parentPort?.postMessage({ bytes: compile(data) });
  } catch (problem) {
    parentPort?.postMessage({ problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
