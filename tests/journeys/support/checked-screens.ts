import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, with an empty file for each screen and state that axe has found nothing on. */
    checkedScreens: string;
  }
}

/** Before the first journey: nothing is checked yet. @returns clears it away after the last */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sixgates-checked-'));
  project.provide('checkedScreens', folder);
  return () => rmSync(folder, { recursive: true });
}

const fileOf = (state: string) => join(inject('checkedScreens'), state);

/** Whether a state of a screen was checked in this run, by whichever of its processes. */
export const isChecked = (state: string): boolean => existsSync(fileOf(state));

export const rememberChecked = (state: string): void => writeFileSync(fileOf(state), '');
