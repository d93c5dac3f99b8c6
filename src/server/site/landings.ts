import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { hashedPolicy, inlineStyles } from './inline.ts';

/** Prices and counts on a landing may be so old: then a new one is made, and whoever comes meanwhile is sent the one before. */
const freshMilliseconds = 60_000;

/** Nobody is sent one that is older than this: they wait for a new one, and with them all who ask meanwhile. */
const oldestMilliseconds = 2 * freshMilliseconds;

/** Landings differ by market, exam and language; this many are held before the least used is let go. */
const held = 600;

export interface Landing {
  readonly etag: string;
  readonly policy: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
}

/** Rendered landings: inlined, hashed and compressed once, served many times. */
export interface Landings {
  /** @returns the response itself where it is no plain 200: nothing of it is kept */
  find(key: string, render: () => Promise<Response>): Promise<Landing | Response>;
  /** The one that is held and fresh, or the one before while a new one is being made, without waiting. */
  peek(key: string): Landing | undefined;
  /** How many are held. */
  count(): number;
}

interface LandingsOptions {
  /** Told why a new one could not be made while the one before was sent. */
  readonly onProblem?: (problem: unknown) => void;
  /** In milliseconds. */
  readonly now?: () => number;
}

/**
 * @param styleOf text of a stylesheet by its address
 * @param ownScripts texts of the scripts that landings carry; no other will run on one
 */
export function createLandings(
  styleOf: (href: string) => string,
  ownScripts: readonly string[] = [],
  { onProblem = () => {}, now = () => performance.now() }: LandingsOptions = {},
): Landings {
  const cache = new LRUCache<string, Landing>({
    max: held,
    ttl: oldestMilliseconds,
    // Of each look, not of the millisecond of the last one.
    ttlResolution: 0,
    perf: { now },
  });
  const rendering = new Map<string, Promise<Landing | Response>>();

  async function make(key: string, render: () => Promise<Response>): Promise<Landing | Response> {
    const response = await render();
    if (response.status !== 200) return response;
    const html = await response.text();
    // Everybody would be sent it for a minute.
    if (!html.trimEnd().endsWith('</html>'))
      throw new Error(`The landing ${key} was not rendered to its end.`);
    const landing = await pack(inlineStyles(html, styleOf), ownScripts);
    cache.set(key, landing);
    return landing;
  }

  const isFresh = (key: string) => cache.getRemainingTTL(key) > oldestMilliseconds - freshMilliseconds;

  function begin(key: string, render: () => Promise<Response>): Promise<Landing | Response> {
    const making = make(key, render).finally(() => rendering.delete(key));
    rendering.set(key, making);
    return making;
  }

  return {
    peek: (key) => (isFresh(key) || rendering.has(key) ? cache.get(key) : undefined),
    count: () => cache.size,
    async find(key, render) {
      const before = cache.get(key);
      const underWay = rendering.get(key);
      if (before !== undefined) {
        if (!isFresh(key) && underWay === undefined) begin(key, render).catch(onProblem);
        return before;
      }
      if (underWay === undefined) return begin(key, render);
      const made = await underWay;
      return made instanceof Response ? render() : made;
    },
  };
}

async function pack(html: string, ownScripts: readonly string[]): Promise<Landing> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      // A window of 64 KiB: for larger ones it begins with tables for texts of any length, which are fifty times the work on a
      // text of 100 kB, and 16 bytes less.
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    policy: hashedPolicy(html, ownScripts),
    bodies: { br, gzip: zipped, identity },
  };
}

/** The best of the three forms that an `Accept-Encoding` header takes. */
export function encodingFor(accepted: string | undefined): keyof Landing['bodies'] {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}
