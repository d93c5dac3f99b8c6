import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './run.mjs';

/**
 * What became of a part of the tests, and of each file of it where Vitest ran it.
 *
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, output: string, files?: FileTime[] }} Outcome
 * @typedef {{ file: string, tests: number, seconds: number }} FileTime
 * @typedef {{ status: string, fullName: string }} VitestTest
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 */

/**
 * A part that is one program, which passes or fails as a whole.
 *
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Outcome>}
 */
export async function programPart(name, command, args, options) {
  const { code, output, seconds } = await run(command, args, options);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output };
}

/**
 * A part that Vitest runs. A test that was skipped counts as failed, and so does a part without tests, or without one
 * whose name holds each of `kinds`. Only files whose path holds one of `files`, where any are named, and none of the folder
 * `without`.
 *
 * @param {string} name
 * @param {string} node
 * @param {readonly string[]} projects
 * @param {{ env: NodeJS.ProcessEnv, kinds?: readonly string[], files?: readonly string[], without?: string, minutes?: number }} options
 * @returns {Promise<Outcome>}
 */
export async function vitestPart(name, node, projects, { env, kinds = [], files = [], without, minutes }) {
  const report = join(root, '.cache/tests', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache/tests'), { recursive: true });
  rmSync(report, { force: true });
  const { code, output, seconds } = await run(
    node,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      ...(without ? ['--exclude', `${without}/**`] : []),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, NO_COLOR: '1' }, minutes },
  );
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')), kinds)
    : { passed: 0, problems: [], files: [] };
  const failed = counted.problems.length;
  const silent = code !== 0 && failed === 0 ? ['Vitest failed without naming a test.'] : [];
  const none = counted.passed + failed === 0 ? ['No test ran.'] : [];
  const problems = [...counted.problems, ...silent, ...none];
  return {
    name,
    passed: counted.passed,
    failed: problems.length,
    seconds,
    output: problems.length > 0 ? `${output}\n${problems.join('\n')}` : output,
    files: counted.files,
  };
}

/** @param {VitestFile} file */
function timeOf({ name, assertionResults, startTime, endTime }) {
  return {
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  };
}

/**
 * @param {VitestReport} report
 * @param {readonly string[]} kinds
 */
function count(report, kinds) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  /** @type {string[]} */
  const problems = [];
  let passed = 0;
  for (const test of tests) {
    if (test.status === 'passed') passed += 1;
    else problems.push(`${test.status}: ${test.fullName}`);
  }
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.every(({ status }) => status === 'passed')) {
      problems.push(`failed as a whole: ${file.name} ${file.message}`);
    }
  }
  for (const kind of kinds) {
    if (!tests.some(({ fullName }) => fullName.includes(kind))) problems.push(`No test ran on ${kind}.`);
  }
  return {
    passed,
    problems,
    files: report.testResults.map(timeOf).sort((one, other) => other.seconds - one.seconds),
  };
}
