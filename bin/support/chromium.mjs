import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Chromium: the one of CHROMIUM_PATH, the system's, Playwright's, or Debian's package, installed if that can be done.
 *
 * @returns {Promise<{ path: string } | { missing: string }>} where it is, or what to do about it
 */
export async function findChromium() {
  const said = process.env.CHROMIUM_PATH;
  if (said) return isProgram(said) ? { path: said } : { missing: `CHROMIUM_PATH names no program: ${said}` };
  const path = systemChromium() ?? playwrightChromium();
  if (path) return { path };
  if (await installDebianPackage('chromium')) {
    const installed = systemChromium();
    if (installed) return { path: installed };
  }
  return {
    missing: 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to where it is.',
  };
}

function systemChromium() {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
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
