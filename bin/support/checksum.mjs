import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/**
 * Whether a file is the one whose SHA-256 is kept for this kind of machine. The lockfile has none of the Node that its
 * install script fetches.
 *
 * @param {string} path
 * @param {Readonly<Record<string, string>>} checksums by platform and processor, as in `bin/node/checksums.json`
 * @param {string} machine such as `linux-x64`
 * @returns {Promise<boolean>}
 */
export function isGenuine(path, checksums, machine = `${process.platform}-${process.arch}`) {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    createReadStream(path)
      .on('error', reject)
      .on('data', (part) => hash.update(part))
      .on('end', () => resolve(hash.digest('hex') === checksums[machine]));
  });
}
