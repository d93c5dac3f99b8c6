import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './errors.ts';
import { randomKey } from './keys.ts';
import { ownFolder } from './own-folder.ts';

/**
 * The secret kept in a data folder, readable by its owner only; made when there is none.
 *
 * @throws OperatorError where the folder cannot be written
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    ownFolder(dataDir);
    try {
      writeFileSync(path, randomKey('long'), { flag: 'wx', mode: 0o600 });
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem;
    }
    return readFileSync(path, 'utf8');
  } catch (problem) {
    throw new OperatorError(`DATA_DIR (${dataDir}) cannot be used: ${(problem as Error).message}`);
  }
}
