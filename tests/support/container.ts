import { readFileSync } from 'node:fs';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** A line of a container file, such as `COPY` and `src ./src`. */
export interface Step {
  readonly does: string;
  readonly what: string;
}

export interface Stage {
  readonly from: string;
  /** Of a stage that another copies from. */
  readonly name: string | undefined;
  readonly steps: readonly Step[];
}

/** The stages of `deploy/Containerfile`. */
export function stagesOf(text = textOf('deploy/Containerfile')): Stage[] {
  const steps = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^(\w+) (.*)$/.exec(line))
    .map((found): Step => ({ does: found?.[1] ?? '', what: found?.[2] ?? '' }));
  const starts = steps.flatMap(({ does }, index) => (does === 'FROM' ? [index] : []));
  return starts.map((start, nth) => {
    const [from = '', , name] = steps[start]?.what.split(' ') ?? [];
    return { from, name, steps: steps.slice(start + 1, starts[nth + 1]) };
  });
}

/** What a `COPY` takes: from the folder, or from another stage. */
export function copyOf({ what }: Step): { stage: string | undefined; sources: string[]; to: string } {
  const words = what.split(' ');
  const stage = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  return { stage, sources: words.slice(stage === undefined ? 0 : 1, -1), to: words.at(-1) ?? '' };
}

/** The lines of `.dockerignore`; the last one that fits a path or a folder above it decides. */
const ignored = textOf('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ kept: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));

function patternOf(line: string): RegExp {
  const body = line
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '(?:.*/)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${body}(?:/.*)?$`);
}

/** Whether a file of the folder may come into the build. */
export function isLetIn(path: string): boolean {
  return ignored.findLast(({ pattern }) => pattern.test(path))?.kept ?? true;
}
