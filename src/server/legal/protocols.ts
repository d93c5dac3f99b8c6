import type { ProtocolId } from '#contract/protocol-ids.ts';
import type { AgreedProtocol, Protocol, ProtocolWay } from '#contract/protocols.ts';
import type { Namespace, Words } from '#words/words.ts';

/** What a purchase is: a membership renews, and agrees to one document more. */
type Bought = 'once' | 'membership';

interface Kept extends Pick<Protocol, 'version' | 'validFrom'> {
  /** Where its words stand: a room, and the document in it. */
  readonly words: { [Room in Namespace]: readonly [Room, keyof Words[Room] & string] }[Namespace];
  /** By which purchases it is agreed to. */
  readonly agreed: readonly Bought[];
  /** The only market whose law asks for it. */
  readonly market?: string;
  /** The screen that does what a part speaks of. */
  readonly ways?: Readonly<Record<string, ProtocolWay>>;
}

/** All were read again by native readers on that day; what changed later says its own. */
const validFrom = '2026-11-24';
const second = { version: '2', validFrom };
const third = { version: '3', validFrom: '2026-11-29' };
const fifth = { version: '5', validFrom: '2026-11-29' };
const eighth = { ...fifth, version: '8' };
const twelfth = { ...fifth, version: '12' };

/**
 * Every legal document. Who changes a sentence of one counts its version up and dates it: `protocols.test.ts` knows
 * what each version said.
 */
export const protocols: { readonly [Id in ProtocolId]: Kept } = {
  terms: {
    ...fifth,
    words: ['protocols', 'terms'],
    agreed: ['once', 'membership'],
    ways: { who: 'imprint', wrong: 'support' },
  },
  privacy: {
    ...twelfth,
    words: ['privacy', 'privacy'],
    agreed: [],
    ways: { delete: 'erase', rights: 'support' },
  },
  refunds: {
    ...third,
    words: ['protocols', 'refunds'],
    agreed: ['once', 'membership'],
    ways: { how: 'withdraw', faulty: 'support' },
  },
  cookies: { ...eighth, words: ['privacy', 'cookies'], agreed: [] },
  subscription: {
    ...second,
    words: ['protocols', 'subscription'],
    agreed: ['membership'],
    ways: { gives: 'member', cancel: 'member', withdraw: 'refunds' },
  },
  imprint: { ...third, words: ['imprint', 'imprint'], agreed: [], ways: { write: 'support' } },
  'commerce-jp': { ...third, words: ['imprint', 'commerceJp'], agreed: [], market: 'JP' },
  'commerce-kr': { ...third, words: ['imprint', 'commerceKr'], agreed: [], market: 'KR' },
};

/** What a purchase agrees to, in the versions of now. */
export function agreedBy(bought: Bought): AgreedProtocol[] {
  return (Object.keys(protocols) as ProtocolId[])
    .filter((id) => protocols[id].agreed.includes(bought))
    .map(versionOf);
}

/** A document in its version of now, as it is kept with what somebody agreed to. */
export function versionOf(id: ProtocolId): AgreedProtocol {
  return { id, version: protocols[id].version };
}
