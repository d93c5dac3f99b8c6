import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from './node.mjs';
import { doing, giveUp } from './progress.mjs';

/**
 * Fetches packages of fonts that nothing but the work needs, and takes them away when it is done.
 *
 * @param {string} node
 * @param {readonly string[]} packages with their versions
 * @param {(folder: string) => Promise<void>} work knows where their folders are
 */
export async function withFonts(node, packages, work) {
  const home = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    const { code, output } = await doing('Fetching the fonts', () =>
      npm(node, ['install', '--prefix', home, '--no-save', '--ignore-scripts', ...new Set(packages)], home),
    );
    if (code !== 0) giveUp('The fonts could not be fetched: is the npm registry within reach?', output);
    await work(join(home, 'node_modules'));
  } finally {
    rmSync(home, { recursive: true });
  }
}
