import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '#server/platform/files/s3.ts';

/** The one key that the server knows. */
const key = 'S3RVER';

/** A bucket of an S3-compatible server that checks signatures, for as long as a test takes. */
export interface OpenBucket extends Bucket {
  /** The settings of a site that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function openBucket(name = 'reports'): Promise<OpenBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name }],
  });
  const { port } = await server.run();
  const bucket = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', name };
  return {
    ...bucket,
    accessKeyId: key,
    secretAccessKey: key,
    env: {
      FILES_ENDPOINT: bucket.endpoint,
      FILES_REGION: bucket.region,
      FILES_BUCKET: name,
      FILES_KEY_ID: key,
      FILES_SECRET: key,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
