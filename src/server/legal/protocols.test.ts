import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ProtocolId, protocolIds } from '#contract/protocol-ids.ts';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { agreedBy, protocols } from './protocols.ts';
import type { Seller } from './seller.ts';
import { headOf, textOf } from './text.ts';

const nobody: Seller = { email: 'help@example.org' };
const shop: Seller = {
  name: 'Sixgates Ltd',
  representative: 'Ada Gate',
  address: '1 Gate Street, Dublin',
  phone: '+353 1 234 5678',
  email: 'help@example.org',
  register: 'CRO 1',
  taxNumber: 'IE1',
  reportNumber: '2026-1',
  hosting: 'Host Ltd',
};

const kept = {
  keepSittings: '90',
  keepDrafts: '365',
  keepVisits: '90',
  keepNotices: '180',
  keepJobs: '30',
  keepLinks: '30',
};
const facts = (seller: Seller, ads: readonly string[] = []) => ({ seller, kept, ads });

/** What each version said, in every variety: whoever changes a sentence dates a new version. */
const said: Record<ProtocolId, Record<string, string>> = {
  terms: {
    '1': '64f5d93a13ee6f1f',
    '2': '755c7d46d2bfad94',
    '3': '5138530986801895',
    '4': 'e33079b784c01c2c',
    '5': '65390f155a44a469',
  },
  privacy: {
    '1': '27a4835c69771700',
    '2': 'ca2ae5053e9343d6',
    '3': '04a160683a98f338',
    '4': '500e2de14adcd385',
    '5': '806a8b43475b4d92',
    '6': '52987a049c527d39',
    '7': 'b51df62c1fd95231',
    '8': 'a55e0ecf2f21bd8f',
    '9': '3b7b2e892e5df70b',
    '10': 'cb5313248a1d0fe3',
    '11': 'a39fbe8115b854e9',
    '12': 'f21e582b85daefc4',
  },
  refunds: { '1': '863fb0359c2c5d3c', '2': '2ac11a9def978ee3', '3': '7651be3da0dad2f1' },
  cookies: {
    '1': 'a2263e79e07036dc',
    '2': '493ef9c2147f178e',
    '3': 'db4b72fb2ab26782',
    '4': '1e543cc8e5923edf',
    '5': 'ebb7d0a39903f489',
    '6': '4af685e957023678',
    '7': '7c479788d85dc460',
    '8': 'd50f571a7d17dd9f',
  },
  subscription: { '1': 'bb1876c38b890760', '2': 'dafba9c45d699d11' },
  imprint: { '1': 'dad087538c213e3b', '2': '716171a2280d5ce3', '3': '8bf4994f41376ba7' },
  'commerce-jp': { '1': 'ef9f96b483dd309e', '2': '3fba25982b161e76', '3': '35de1f69f969210a' },
  'commerce-kr': { '1': '5c5a768c45014308', '2': 'aa05277781d098f3', '3': '877f7743ffaa9507' },
};

/** Of the document, and of what it says where advertising services are told, if that is something else. */
function fingerprint(id: ProtocolId): string {
  const [plain, told] = [[], ['Meta']].map((ads) =>
    JSON.stringify(varieties.map((variety) => textOf(id, variety, facts(shop, ads)))),
  );
  return createHash('sha256')
    .update(told === plain ? `${plain}` : `${plain}${told}`)
    .digest('hex')
    .slice(0, 16);
}

it.each(protocolIds)('%s says what its version said', (id) => {
  expect(fingerprint(id)).toBe(said[id][protocols[id].version]);
});

describe.each(varieties)('in %s', (variety) => {
  it.each(protocolIds)('%s is whole, with and without a seller', (id) => {
    for (const [seller, ads] of [
      [nobody, []],
      [shop, ['Meta', 'TikTok']],
    ] as const) {
      const { title, lead, rows, content } = textOf(id, variety, facts(seller, ads));
      const all = [title, lead, ...rows.flatMap(({ label, text }) => [label, text])];
      for (const part of content) all.push(part.title, ...part.text.flat());
      for (const sentence of all) expect(sentence).toMatch(/^[^{}]+$/);
      expect(rows.length + content.length).toBeGreaterThan(1);
    }
  });

  it('privacy says for how long is kept whatever a setting says', () => {
    const told = Object.fromEntries(Object.keys(kept).map((key, place) => [key, String(401 + place)]));
    const { content } = textOf('privacy', variety, { ...facts(shop), kept: told as typeof kept });
    const long =
      content
        .find(({ key }) => key === 'long')
        ?.text.flat()
        .join(' ') ?? '';
    expect(Object.values(told).filter((days) => !long.includes(days))).toEqual([]);
  });

  it('the imprint without a seller says that nothing is sold, and with one names it', () => {
    const demonstration = textOf('imprint', variety, facts(nobody));
    const sold = textOf('imprint', variety, facts(shop));
    expect(demonstration.lead).not.toBe(sold.lead);
    expect(demonstration.rows.map(({ key }) => key)).toEqual(['email']);
    expect(sold.rows.map(({ text }) => text)).toEqual(expect.arrayContaining(['Sixgates Ltd', 'IE1']));
  });
});

// French speaks of agreement, which its button is one way to say.
it.each(varieties.filter((variety) => variety !== 'FR'))(
  'in %s the cookies document names the button of the notice as the notice does',
  (variety) => {
    const part = textOf('cookies', variety, facts(shop)).content.find(({ key }) => key === 'notice');
    expect(part?.title).toContain(rawWords(variety, 'shell').consent.ok);
  },
);

it('a part that leads somewhere is a part of its document', () => {
  for (const id of protocolIds) {
    const keys = textOf(id, 'EN', facts(shop)).content.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(protocols[id].ways ?? {})));
  }
});

it('a purchase agrees to the terms and the refund rules, a membership to its own beside them', () => {
  const ids = (bought: 'once' | 'membership') => agreedBy(bought).map(({ id }) => id);
  expect(ids('once')).toEqual(['terms', 'refunds']);
  expect(ids('membership')).toEqual(['terms', 'refunds', 'subscription']);
  expect(protocolIds.filter((id) => headOf(id, 'EN').flag === 'agreed')).toEqual(ids('membership'));
});
