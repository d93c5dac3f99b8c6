import { edition, norm } from '#exams/iq/exam.ts';
import { simulate as simulateIq } from '#exams/iq/simulation.ts';
import { simulationTable as iqTable } from '#exams/iq/simulation-table.ts';
import { norm as subconsciousNorm, version as subconsciousVersion } from '#exams/subconscious/norm.ts';
import { simulate as simulateSubconscious } from '#exams/subconscious/simulation.ts';
import { simulationTable as subconsciousTable } from '#exams/subconscious/simulation-table.ts';

// `npm run simulate -- SUBS-1002 [sitters]`: how well a test in force finds what is known (docs/measurement).

const tests: Readonly<Record<string, (sitters: number) => string>> = {
  'SUBS-1001': (sitters) => {
    const name = `${subconsciousVersion}, norm ${subconsciousNorm.id}`;
    return `${name}\n${subconsciousTable(simulateSubconscious(sitters, 'ten thousand sitters'))}`;
  },
  'SUBS-1002': (sitters) => {
    const name = `${edition.version} ${norm.id}`;
    return `${name}\n${iqTable(simulateIq(Object.values(norm.items), sitters, name))}`;
  },
};

const [examId = '', count = '10000'] = process.argv.slice(2);
const sitters = Number(count);
const test = tests[examId];
if (!test || !Number.isInteger(sitters) || sitters < 2) {
  const known = Object.keys(tests).join(' or ');
  process.stderr.write(
    `Say which test, ${known}, and how many sitters: npm run simulate -- SUBS-1002 10000\n`,
  );
  process.exit(2);
}
process.stdout.write(`${test(sitters)}\n`);
