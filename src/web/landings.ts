import type { LandingName } from '#contract/landings.ts';
import { methodsDocuments } from '#contract/methods-documents.ts';
import { protocolIds } from '#contract/protocol-ids.ts';
import { samplePages } from '#contract/samples.ts';
import type { Mark } from './themes/marks.ts';
import type { Theme } from './themes/themes.ts';

export interface Landing {
  /** Stands in its address, `/landing/<name>/US-SUBS-1002`, and in the name of its route, `landing-<name>`. */
  readonly name: LandingName;
  /** Of the landing, and of every screen of the test that it is made for. */
  readonly theme: Theme;
  /** Its variant of the mark (themes/marks.ts). */
  readonly mark: Mark;
  /** Where it is another page for a test that is sold by that landing (Exam.face); `any` speaks of all tests. */
  readonly of?: LandingName | 'any';
}

/**
 * Every landing, in one line. Its screen is `landing.tsx` in the folder of web/landing that is called as it is, with a
 * hyphen for a space. The first one also shows the tests that have no landing of their own.
 */
export const landings: readonly [Landing, ...Landing[]] = [
  { name: 'home', theme: 'orange', mark: 'gates' },
  { name: 'boy', theme: 'cyan', mark: 'four' },
  { name: 'free', theme: 'free', mark: 'ajar', of: 'any' },
  { name: 'universe', theme: 'universe', mark: 'water' },
  { name: 'unconscious', theme: 'unconscious', mark: 'below', of: 'universe' },
  { name: 'world', theme: 'world', mark: 'globe', of: 'home' },
  { name: 'home copy', theme: 'orange', mark: 'gates', of: 'home' },
  { name: 'universe copy', theme: 'universe', mark: 'water', of: 'universe' },
];

/** The landing of that name; the first where there is none. */
export function landingNamed(name: string | null | undefined): Landing {
  return landings.find((landing) => landing.name === name) ?? landings[0];
}

/** Whether a landing is made for the test that names that landing as its own. */
export const isMadeFor = ({ name, of }: Landing, testsOwn: string | null): boolean =>
  of === 'any' || (of ?? name) === testsOwn;

/** The file of a landing's screen, in `src/web`. */
export const screenOf = ({ name }: Landing): string => `landing/${name.replaceAll(' ', '-')}/landing.tsx`;

/** The path of a landing as browsers write it, without its reference. */
export const pathOf = ({ name }: Landing): string => `/landing/${encodeURIComponent(name)}`;

/** The lists of tests: of all of them, and of the kinds that the specification names in its navigation. */
export const testLists = {
  tests: undefined,
  'tests/types': 'personality',
  'tests/professional': 'professional',
  'tests/practice': 'practice',
} as const;

export type TestList = keyof typeof testLists;

/**
 * The pages that are the same for everyone: rendered without the framework's script, held in memory, found by search. Each is
 * followed by a market and a test.
 */
export const openPages: readonly string[] = [
  ...landings.map(({ name }) => `landing/${name}`),
  ...Object.keys(testLists),
  ...samplePages.map((page) => `sample/${page}`),
  ...protocolIds.map((id) => `protocol/${id}`),
  'methods',
  ...methodsDocuments.map((document) => `methods/${document}`),
];
