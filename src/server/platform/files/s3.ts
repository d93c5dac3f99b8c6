import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import type { FileStore } from './store.ts';

export interface Bucket {
  /** Address of the store; the bucket's name follows it in the path, as every S3-compatible store understands. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long the store may take for one file of a few megabytes. */
const answerLimitMilliseconds = 20_000;

/** A store that is busy (503) or stumbles (500) is asked once more. */
const retries = 1;

const listing = new XMLParser({ isArray: (name) => name === 'Contents', parseTagValue: false });

/** The store could not be had, or refused. Its words are for the log. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/**
 * Files in a bucket of an S3-compatible store (Amazon S3 API Reference: HeadObject, GetObject, PutObject, ListObjectsV2,
 * DeleteObject), signed by version 4.
 *
 * @throws FileStoreError by each of its functions, where the store cannot be had or refuses
 */
export function s3Store({ endpoint, region, name, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries });
  const base = `${endpoint}/${encodeURIComponent(name)}`;
  const addressOf = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;

  /** @returns undefined where there is no such file */
  async function ask(method: string, url: string, body?: Uint8Array): Promise<Response | undefined> {
    const answer = await client
      .fetch(url, {
        method,
        ...(body && { body: new Uint8Array(body) }),
        signal: AbortSignal.timeout(answerLimitMilliseconds),
      })
      .catch((problem: Error) => {
        throw new FileStoreError(`${method} ${url}: no answer`, { cause: problem });
      });
    if (answer.ok) return answer;
    const said = method === 'HEAD' ? '' : await answer.text();
    // A bucket that is not there is the operator's mistake, not a missing file.
    if (answer.status === 404 && !said.includes('NoSuchBucket')) return undefined;
    throw new FileStoreError(`${method} ${url}: ${answer.status} ${codeIn(said)}`);
  }

  async function keysBelow(folder: string): Promise<string[]> {
    const answer = await ask('GET', `${base}?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`);
    const { ListBucketResult: list } = listing.parse((await answer?.text()) ?? '');
    return (list?.Contents ?? []).map(({ Key }: { Key: string }) => Key);
  }

  async function remove(found: readonly string[]): Promise<void> {
    for (const key of found) await ask('DELETE', addressOf(key));
  }

  return {
    has: async (key) => (await ask('HEAD', addressOf(key))) !== undefined,
    async read(key) {
      const answer = await ask('GET', addressOf(key));
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async write(key, bytes) {
      if (!(await ask('PUT', addressOf(key), bytes))) throw new FileStoreError(`PUT ${key}: not taken`);
    },
    keysBelow,
    remove,
    async removeBelow(folder) {
      // A listing holds a thousand at most: until there is none.
      for (let found = await keysBelow(folder); found.length > 0; found = await keysBelow(folder))
        await remove(found);
    },
  };
}

const codeIn = (said: string): string => /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? '';
