import { parentPort } from 'node:worker_threads';
import { createPdfCompiler } from './compile.ts';

/** One document after the other, away from the thread that answers requests. */
const compile = createPdfCompiler();

parentPort?.on('message', ({ id, data }: { id: number; data: unknown }) => {
  try {
    const bytes = compile(data);
    parentPort?.postMessage({ id, bytes });
  } catch (problem) {
    parentPort?.postMessage({ id, problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
