import { parentPort } from 'node:worker_threads';
import { findExam } from '#exams/index.ts';
import { drawSeed } from './seeds.ts';

// Proves forms away from the thread that answers requests: a test's id comes in, a seed goes out.

parentPort?.on('message', (examId: string) => {
  const exam = findExam(examId);
  if (exam) parentPort?.postMessage({ examId, seed: drawSeed(exam) });
});
