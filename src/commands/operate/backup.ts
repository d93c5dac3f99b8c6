import { readFromServer } from '#server/backup/door.ts';
import { linesOfFile, writeFile } from '#server/backup/file.ts';
import { readRows, writeRows } from '#server/backup/rows.ts';
import { OperatorError } from '#server/platform/errors.ts';
import type { Command, Given } from './room.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  words: 1,
  about:
    'writes all that the database holds to a new file, encrypted if BACKUP_KEY is set; also while the site serves',
  async beside({ config }, given) {
    if (config.databaseUrl) return undefined;
    let found = false;
    const path = fileOf(given);
    // Nothing is written where no server answers: the command opens the database itself then.
    await writeFile(
      path,
      async (write) => {
        found = await readFromServer(config.dataDir, write);
        if (!found) throw new OperatorError('No server serves this folder.');
        return 0;
      },
      config.backupKey,
    ).catch((problem) => {
      if (found || !(problem instanceof OperatorError)) throw problem;
    });
    return found ? { text: told(path, config.backupKey) } : undefined;
  },
  async run({ config, open }, given) {
    const path = fileOf(given);
    await writeFile(path, (write) => writeRows(open.database, write), config.backupKey);
    return { text: told(path, config.backupKey) };
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  words: 1,
  about: 'fills a new, empty database (embedded or of DATABASE_URL) with a backup, wholly or not at all',
  async run({ config, open }, given) {
    const rows = await readRows(open.database, linesOfFile(fileOf(given), config.backupKey));
    return {
      text: `${rows} rows are restored. Start the site with the SECRET of before: links that are still to be mailed follow from it.\n`,
    };
  },
};

function fileOf({ words }: Given): string {
  const [path] = words;
  if (!path) throw new OperatorError('Say which file.');
  return path;
}

function told(path: string, backupKey: string | undefined): string {
  const kept = backupKey === undefined ? 'It is not encrypted: BACKUP_KEY does that. ' : '';
  return `${path} is written. ${kept}Keep SECRET (or DATA_DIR/secret) with it; files of reports are made anew.\n`;
}
