import { join } from 'node:path';
import { z } from 'zod';
import { settingsGroup, webAddress } from '../settings.ts';
import { documented } from '../settings-docs.ts';
import { folderStore } from './folder.ts';
import { s3Store } from './s3.ts';
import type { FileStore } from './store.ts';

/** Where files are kept that several machines make and hand out. */
export const fileSettings = settingsGroup(
  z.object({
    FILES_ENDPOINT: documented(webAddress.optional(), {
      unset: 'the folder `DATA_DIR/files`',
      meaning:
        'address of an S3-compatible store for the files of reports and the pictures of shared cards, without the bucket: processes on several machines need one',
    }),
    FILES_REGION: documented(z.string().optional(), {
      meaning: 'its region, such as `eu-central-1` or `auto`',
    }),
    FILES_BUCKET: documented(z.string().optional(), {
      meaning: 'name of the bucket, private; nothing else should stand in it',
    }),
    FILES_KEY_ID: documented(z.string().optional(), {
      meaning: 'name of the key that may read and write it',
    }),
    FILES_SECRET: documented(z.string().optional(), { meaning: 'that key', secret: true }),
  }),
  ['FILES_ENDPOINT', 'FILES_REGION', 'FILES_BUCKET', 'FILES_KEY_ID', 'FILES_SECRET'],
);

/** Opens the store that the settings name; a folder of this machine without. */
export function openFiles({
  dataDir,
  given,
}: {
  readonly dataDir: string;
  readonly given: Readonly<Record<string, string>>;
}): FileStore {
  const set = fileSettings.shape.parse(given);
  const { FILES_ENDPOINT: endpoint, FILES_REGION: region, FILES_BUCKET: name } = set;
  const { FILES_KEY_ID: accessKeyId, FILES_SECRET: secretAccessKey } = set;
  if (endpoint && region && name && accessKeyId && secretAccessKey)
    return s3Store({ endpoint, region, name, accessKeyId, secretAccessKey });
  return folderStore(join(dataDir, 'files'));
}
