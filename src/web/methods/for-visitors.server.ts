/** What only somebody with the repository can follow: a path or a command in it, or the number of a decision. */
const pointer =
  '(?:`(?:[\\w.-]+/[^`]*|[\\w.-]+\\.(?:ts|tsx|md|json|mjs)|(?:npm|node) [^`]*)`|decisions?\\s\\d+(?:(?:,\\s|\\sand\\s)\\d+)*)';
const pointers = `${pointer}(?:(?:,|;|\\sand)\\s${pointer})*`;
const inBrackets = new RegExp(`\\s\\(${pointers}\\)`, 'g');
const endOfBrackets = new RegExp(`(\\((?:[^()\\n]|\\n(?!\\n))*?)[,;]\\s${pointers}\\)`, 'g');

/** What a developer runs, in a visitor's words. */
const commandNames: Readonly<Record<string, string>> = {
  'run simulate': 'simulation command',
  'run calibrate': 'calibration command',
  'run bench': 'benchmark',
  'run proof': 'full proof',
  test: 'test run',
};
const command = /`npm (test|run [a-z]+)[^`]*`/g;

/** Where a sentence begins with it. */
const atStart = /(?:^|\n\n|\n- )$/;

const commandNamed = (whole: string, name: string, at: number, text: string): string => {
  const said = commandNames[name];
  if (!said) return whole;
  return `${atStart.test(text.slice(0, at)) ? 'The' : 'the'} ${said}`;
};

/**
 * A manual as a visitor reads it, who has no repository at hand: without the pointers into it that stand in brackets or behind
 * what they are of, and with commands named by what they are. Nothing that is said is lost by it.
 */
export const forVisitors = (markdown: string): string =>
  markdown
    .replace(inBrackets, '')
    .replace(endOfBrackets, '$1)')
    .replace(/(the code|a file)\sin\s`src\/[^`]*`/g, '$1')
    .replace(command, commandNamed);
