/**
 * A change that no test can notice, because nothing is otherwise by it.
 *
 * @typedef {object} Equal
 * @property {string} file
 * @property {string} line the line of code in which it begins
 * @property {string} from what is changed
 * @property {string} to what it is changed to
 * @property {string} why nothing is otherwise by it
 *
 * @typedef {{ line: number, column: number }} Place
 * @typedef {object} Change
 * @property {string} status
 * @property {string} [statusReason]
 * @property {string} [replacement]
 * @property {{ start: Place, end: Place }} location
 *
 * @typedef {{ noticed: number, equal: number, all: number, troubles: string[] }} Judgement
 */

/**
 * How many changes of a report were noticed and how many are named as equal; a sentence for each that is neither, and for
 * each that is named and not (or no longer) so.
 *
 * @param {{ files: Record<string, { source: string, mutants: Change[] }> }} report of one file
 * @param {readonly Equal[]} named
 * @returns {Judgement}
 */
export function readReport({ files }, named) {
  const changes = Object.values(files).flatMap(({ source, mutants }) =>
    mutants
      .filter(({ status }) => !['Ignored', 'CompileError'].includes(status))
      .map((mutant) => ({ ...placed(mutant, source.split('\n')), isNoticed: isNoticed(mutant) })),
  );
  /** @param {typeof changes[number]} change */
  const namesOf = (change) =>
    named.filter(({ line, from, to }) => line === change.line && from === change.from && to === change.to);
  const missed = changes.filter(({ isNoticed }) => !isNoticed);
  const unnamed = missed.filter((change) => namesOf(change).length === 0);
  const used = new Set(missed.flatMap(namesOf));
  return {
    noticed: changes.length - missed.length,
    equal: missed.length - unnamed.length,
    all: changes.length,
    troubles: [
      ...unnamed.map(({ at, from, to }) => `${at}: ${short(from)} → ${short(to)}`),
      ...named
        .filter((one) => !used.has(one))
        .map(
          ({ from, to }) =>
            `equal.json: ${short(from)} → ${short(to)} is noticed, or is no change of this file`,
        ),
    ],
  };
}

/**
 * Where a change stands, what it changes and to what.
 *
 * @param {Change} change
 * @param {readonly string[]} lines
 */
function placed({ location: { start, end }, replacement = '' }, lines) {
  const touched = lines.slice(start.line - 1, end.line);
  const last = touched.at(-1) ?? '';
  const whole = [...touched.slice(0, -1), last.slice(0, end.column - 1)].join('\n');
  return {
    at: start.line,
    line: (touched[0] ?? '').trim(),
    from: spaced(whole.slice(start.column - 1)),
    to: spaced(replacement),
  };
}

/**
 * Whether a test turned red by it, its file could not even be read, or it passed its place again and again. A time-out
 * alone says that the machine was busy.
 *
 * @param {Change} change
 */
const isNoticed = ({ status, statusReason = '' }) =>
  ['Killed', 'RuntimeError'].includes(status) || (status === 'Timeout' && /hit limit/i.test(statusReason));

/** @param {string} text */
const spaced = (text) => text.replace(/\s+/g, ' ');

/** @param {string} text */
const short = (text) => (text.length > 90 ? `${text.slice(0, 89)}…` : text);
