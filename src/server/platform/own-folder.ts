import { chmodSync, mkdirSync } from 'node:fs';

/**
 * A folder that only the user of this process may enter, also where it was there before: whoever shares the machine
 * reads nothing below it, whatever the modes of its files (the embedded database makes its own 0666).
 */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
}
