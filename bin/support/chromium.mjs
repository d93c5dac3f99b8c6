import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's package, and its program: Chromium that draws pages and no windows around them, for a quarter less work. */
const shell = 'chromium-headless-shell';

/**
 * Chromium: the one of CHROMIUM_PATH, the system's, Playwright's, or Debian's package, installed if that can be done.
 *
 * @param {{ isShellEnough?: boolean }} [options] whether one without windows will do, which is taken first then
 * @returns {Promise<{ path: string } | { missing: string }>} where it is, or what to do about it
 */
export async function findChromium({ isShellEnough = false } = {}) {
  const said = process.env.CHROMIUM_PATH;
  if (said) return isProgram(said) ? { path: said } : { missing: `CHROMIUM_PATH names no program: ${said}` };
  const known = isShellEnough ? [shell, ...names] : names;
  const path = systemProgram(known) ?? playwrightChromium();
  if (path) return { path };
  for (const name of isShellEnough ? [shell, 'chromium'] : ['chromium']) {
    const installed = (await installDebianPackage(name)) ? systemProgram(known) : undefined;
    if (installed) return { path: installed };
  }
  return {
    missing: 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.',
  };
}

/**
 * The first of these names that is a program, wherever it is.
 *
 * @param {readonly string[]} wanted
 */
function systemProgram(wanted) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function playwrightChromium() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => [join(cache, name, 'chrome-linux/chrome'), join(cache, name, 'chrome-linux64/chrome')])
    .find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
