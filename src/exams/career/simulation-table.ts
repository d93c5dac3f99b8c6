import type { Simulation, Stated } from './simulation.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const shares = (some: Readonly<Record<string, number>>) =>
  Object.entries(some)
    .map(([name, share]) => `${name} ${percent(share)}`)
    .join(', ');
const promised = ({ said, true: so }: Stated) => `said ${percent(said)}, true ${percent(so)}`;

/** A simulation as the tables of docs/measurement/career.md. */
export function simulationTable({ sitters, themes, promises, second, ...found }: Simulation): string {
  return [
    `${sitters} simulated sitters of the design population, residuals drawn anew for each; each sits twice`,
    '',
    'theme reliability coverage   95 %   again   first  in code      low   middle     high',
    ...themes.map(({ id, reliability, coverage, halfWidth, again, first, inCode, bands }) =>
      [
        id.padEnd(5),
        reliability.toFixed(3).padStart(12),
        percent(coverage).padStart(9),
        `± ${halfWidth.toFixed(1)}`.padStart(8),
        again.toFixed(2).padStart(7),
        percent(first).padStart(8),
        percent(inCode).padStart(9),
        ...Object.values(bands).map((share) => percent(share).padStart(9)),
      ].join(''),
    ),
    '',
    `a letter of the code is among the true three: ${promised(promises.letterAmongThree)}`,
    `the first letter is the true first: ${promised(promises.firstLetter)}`,
    `the code is the true code: ${promised(promises.code)}`,
    `of codes called settled: ${promised(promises.settled)}`,
    `of first letters called ahead (${percent(found.ahead)} of sitters): ${promised(promises.ahead)}`,
    '',
    `second sitting: same first letter ${percent(second.first)}, same code ${percent(second.code)}, same letters ${percent(second.letters)}`,
    `letters in common ${second.common.toFixed(2)} of 3, C index of the two codes ${second.likeness.toFixed(1)} of 18`,
    `occupations told again: ${percent(second.occupations)}`,
    '',
    `codes met: ${found.codesMet} of 120`,
    `certainty: ${shares(found.certainty)}`,
    `clarity: ${shares(found.clarity)}; quartiles of the differentiation ${found.differentiation.join(', ')}`,
    `profiles as they are called: ${shares(found.profiles)}`,
    `consistency: ${shares(found.consistency)}`,
    `appeal: ${shares(found.appeal)}`,
    `fewer than eight fitting occupations, by level: ${found.fewOccupations.map(percent).join(', ')}`,
    `steps: ${found.steps.map(percent).join(', ')}`,
    '',
  ].join('\n');
}
