import { beforeAll, describe, expect, it } from 'vitest';
import { endSession, sessionList } from '#contract/accounts.ts';
import { erase } from '#contract/privacy.ts';
import { cancelSubscription } from '#contract/privileges.ts';
import { openReportLink } from '#contract/reports.ts';
import { shareReport } from '#contract/shares.ts';
import { agreeTogether, inviteTogether } from '#contract/together.ts';
import { addressesOf, pages } from '#tests/attack/support/pages.ts';
import { openAttackedSite } from '#tests/attack/support/site.ts';
import { report } from '#tests/money/support/rows.ts';
import { enterAccount } from '#tests/support/accounts.ts';
import type { Browser } from '#tests/support/calls.ts';
import { isFull } from '#tests/support/form.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { day, goTo } from '#tests/support/membership.ts';
import { makePerson, type Person } from '#tests/support/person.ts';
import { forSuite } from '#tests/support/suite.ts';

/** Roles that a page can be asked in. An operator has no login on the web, but a token for the counts. */
const roles = ['anonymous', 'user', 'member', 'operator'] as const;
type Role = (typeof roles)[number];

const metricsToken = 'a token that only the operator of this site has';

/** What is told of somebody by an address that they gave away, and by nothing else. */
const givenAway: Readonly<Record<string, keyof Person['names']>> = {
  '/share/': 'share',
  '/certificate/': 'certificate',
  '/together/': 'invitation',
};

/** Texts of the documents that somebody was sent, without letters that a page writes in another way. */
function textsIn(bodies: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const body of bodies)
    for (const [, text = ''] of body.matchAll(/"([^"\\&<>']{30,160})"/g)) found.add(text);
  return found;
}

describe('every page, by role and by whose it is', () => {
  const site = forSuite(() => openAttackedSite({ METRICS_TOKEN: metricsToken }));
  /** Whose everything is, and nobody else's. */
  let victim: Person;
  /** What the victim had, and has taken back, been given back or deleted. */
  let revoked: Person;
  let token: string;
  const viewers = {} as Record<Role, Person>;
  /** Browsers that could read something once, and who of the two it was of. */
  const locked: { who: string; browser: Browser; of: Person }[] = [];
  /** A few dozen texts that the victim alone was sent. */
  let texts: string[] = [];
  let asked = 0;

  const bearing = (browser: Browser): Browser => ({
    ...browser,
    request: (sent) =>
      browser.request({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${metricsToken}` } }),
  });

  beforeAll(async () => {
    victim = await makePerson(site, 'Quorvex', { account: true, member: true });
    revoked = await makePerson(site, 'Belgrund', { account: true, member: true });
    viewers.anonymous = await makePerson(site, 'Tamsin');
    viewers.user = await makePerson(site, 'Ferrolt', { account: true });
    viewers.member = await makePerson(site, 'Ilvaren', { account: true, member: true });
    const operator = await makePerson(site, 'Wodmark');
    viewers.operator = { ...operator, browser: bearing(operator.browser) };
    [token = ''] = await newestTokens(site.dataDir, victim.email);

    // A session that its account ended from elsewhere.
    const lost = site.browser();
    await enterAccount(lost, victim.email);
    const [ended] = (await victim.browser.data(sessionList)).filter(({ current }) => !current);
    await victim.browser.data(endSession, { body: { id: ended?.id ?? '' } });
    locked.push({ who: 'an ended session', browser: lost, of: victim });

    // What was shared is taken back, what was taken is deleted, and the browser that did it asks again.
    const { browser, numbers, keys } = revoked;
    await browser.data(shareReport, { body: { orderNumber: numbers.report ?? '', shared: false } });
    await browser.data(agreeTogether, { body: { pair: keys.pair, agreed: false, scores: false } });
    await browser.data(inviteTogether, { body: { orderNumber: numbers.paired ?? '', invited: false } });
    await browser.data(cancelSubscription, { body: { orderNumber: numbers.membership ?? '' } });
    await browser.data(erase, { body: { scope: 'all' } });
    await site.worker.drain();
    locked.push({ who: 'the one who deleted it', browser, of: revoked });

    const others = textsIn(Object.values(viewers).flatMap((one) => one.browser.received));
    const own = [...textsIn(victim.browser.received)].filter((text) => !others.has(text));
    const every = Math.max(1, Math.floor(own.length / 40));
    texts = own.filter((_, at) => at % every === 0);
  }, 240_000);

  const foreign = () => [...secretsOf(victim), ...secretsOf(revoked), ...texts];

  /** What no page may say to anybody but its person. */
  const secretsOf = ({ email, numbers, names }: Person) => [
    email,
    ...Object.values(numbers),
    ...Object.values(names),
  ];

  /**
   * Every page, with a number of somebody's in its address: as HTML, which holds the data that it was made of, and where it
   * is another's also as that data alone.
   */
  async function look(
    browser: Browser,
    { role = 'anonymous', of, numbers = of, leaking, query = {}, forms = ['html'] }: Look,
  ) {
    const addresses = addressesOf((name, path) => of && parameterOf(of, name, path));
    const [leaks, told]: [string[], Map<string, string[]>] = [[], new Map()];
    for (const [at, page] of addresses.entries()) {
      if (!isAskedBy(role, page, at)) continue;
      for (const number of numbersAt(numbers, at)) {
        const given = number === undefined ? {} : { orderNumber: number, sittingId: number, id: number };
        const search = new URLSearchParams({ ...query, ...given, hl: 'EN' }).toString();
        for (const form of formsAt(forms, at)) {
          const url = `${form === 'html' ? page : `${page === '/' ? '/_root' : page}.data`}?${search}`;
          const answer = await browser.request({ method: 'GET', url });
          asked += 1;
          if (answer.statusCode >= 500) leaks.push(`${url}: ${answer.statusCode}`);
          // What stands in the address that was asked for is no news to whoever asked.
          const found = leaking.filter(
            (secret) => answer.body.includes(secret) && !`${site.url}${url}`.includes(secret),
          );
          const way = wayOf(page);
          const open = of && way && of.names[givenAway[way] as keyof Person['names']];
          const leaked = found.filter((secret) => secret !== open);
          if (leaked.length > 0) leaks.push(`${url} tells ${leaked.join(', ')}`);
          if (open && answer.body.includes(open)) told.set(way, [...(told.get(way) ?? []), open]);
        }
      }
    }
    return { leaks, told };
  }

  it('is asked about enough that only one person has', () => {
    // Fewer where the victim's results happen to be those of another.
    expect(texts.length).toBeGreaterThan(10);
    expect(pages.length).toBeGreaterThan(40);
    expect(new Set(secretsOf(victim)).size).toBe(11);
  });

  it.each(roles)('shows %s their own, and nothing of anybody else', async (role) => {
    const of = viewers[role];
    const { leaks, told } = await look(of.browser, { role, of, leaking: foreign() });
    expect(leaks).toEqual([]);
    // Without it nothing would be proven by silence.
    expect([...told.keys()].sort()).toEqual(Object.keys(givenAway).sort());
    const page = `/report/result/DE-SUBS-1002?hl=EN&orderNumber=${of.numbers.report}`;
    const { body } = await of.browser.request({ method: 'GET', url: page });
    expect(body).toContain(of.names.certificate);
  });

  it.each(roles)('shows %s nothing of another’s, by their numbers, addresses or none', async (role) => {
    const { browser } = viewers[role];
    const theirs = await look(browser, { role, of: victim, leaking: foreign(), forms: bothForms });
    expect(theirs.leaks).toEqual([]);
    expect((await look(browser, { role, leaking: foreign() })).leaks).toEqual([]);
  });

  it.each(roles)('shows %s nothing of what was taken back or deleted', async (role) => {
    const { leaks, told } = await look(viewers[role].browser, {
      role,
      of: revoked,
      leaking: secretsOf(revoked),
    });
    expect(leaks).toEqual([]);
    // Not even what was given away once.
    expect([...told.keys()]).toEqual([]);
  });

  it('shows nothing any more to a browser that could read it once', async () => {
    for (const { who, browser, of } of locked) {
      const { leaks } = await look(browser, { of, leaking: [...secretsOf(of), ...texts] });
      expect(leaks, who).toEqual([]);
    }
  });

  it('gives nothing by a mailed link that is over', async () => {
    const { browser } = viewers.anonymous;
    expect(token).not.toBe('');
    await goTo(site, new Date(site.clock.now().getTime() + 400 * day));
    const { leaks } = await look(browser, { leaking: foreign(), query: { token } });
    expect(leaks).toEqual([]);
    expect(await browser.refusal(openReportLink, { body: { token } })).toBe('linkExpired');
    report(
      'every page × role × own, another’s, none, expired',
      '0 leaks',
      `${asked} requests to ${pages.length} pages in ${roles.length} roles: 0 leaks`,
    );
  });
});

interface Look {
  readonly role?: Role;
  /** Whose keys stand in addresses that have one. */
  readonly of?: Person;
  /** Whose numbers are asked about. */
  readonly numbers?: Person;
  readonly leaking: readonly string[];
  readonly query?: Record<string, string>;
  readonly forms?: readonly ('html' | 'data')[];
}

/** In the quick form whoever has no account asks for every page, and of the other roles one, in turn; all for what was given away. */
function isAskedBy(role: Role, page: string, at: number): boolean {
  const [first, ...others] = roles;
  return isFull || role === first || wayOf(page) !== undefined || role === others[at % others.length];
}

const bothForms = ['html', 'data'] as const;

/** In the quick form pages take turns, where both are asked for. */
function formsAt(forms: readonly ('html' | 'data')[], at: number): readonly ('html' | 'data')[] {
  if (isFull) return bothForms;
  return forms.filter((_, place) => place === at % forms.length);
}

/** Each page is asked about a report and, page by page, one more number of somebody; about all in the full form. */
function numbersAt(person: Person | undefined, at: number): (string | undefined)[] {
  const [report, ...rest] = Object.values(person?.numbers ?? {});
  return [report, ...(isFull ? rest : rest.slice(at % rest.length || 0).slice(0, 1))];
}

const wayOf = (page: string) => Object.keys(givenAway).find((way) => page.startsWith(way));

/** The key of theirs that stands in the address of a page. */
function parameterOf({ keys }: Person, name: string, path: string): string | undefined {
  if (name === 'code') return keys.certificate;
  if (name !== 'key') return undefined;
  if (path.startsWith('/share/')) return keys.share;
  return path.startsWith('/together/with/') ? keys.pair : keys.invitation;
}
