import { describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import type { Call, CallInput } from '#contract/call.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { openAccount } from '#server/accounts/store.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { report, size } from '#tests/money/support/rows.ts';
import { goodPassword, registration } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { urlOf } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { forSuite } from '#tests/support/suite.ts';

/** How many pairs of a known and an unknown address, one right after the other in an order of chance. */
const pairs = size(600, 12);

/** A single one of the wrong order proves nothing of a few pairs: the quick form only asks that both are answered alike. */
const allowed = size(0.05, 0.5);

/** How well a stopwatch tells two groups apart: 0.5 not at all (Mann-Whitney, area under the curve). */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let above = 0;
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (one.length * other.length);
}

describe.each(testDatabases('postgres'))('an address that is known, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  interface Asking {
    readonly call: Call;
    readonly input: (email: string) => CallInput<Call>;
  }
  const password = 'bicycle under nine violets';
  const askings: Record<string, Asking> = {
    register: { call: contract.register, input: (email) => ({ body: registration(email) }) },
    login: { call: contract.login, input: (email) => ({ body: { email, password } }) },
    'a code': { call: contract.sendCaptcha, input: (email) => ({ query: { email } }) },
    reset: {
      call: contract.resetPassword,
      input: (email) => ({ body: { email, captcha: '123456', password } }),
    },
  };

  it.each(Object.keys(askings))(
    'is told from an unknown one by no word and by no stopwatch: %s',
    async (name) => {
      const { call, input } = askings[name] as Asking;
      let client = 0;
      const ask = async (email: string) => {
        const url = urlOf(call, input(email));
        // Each from an address of its own, so that no limit of askings steps in.
        const remoteAddress = `10.${++client >> 16}.${(client >> 8) & 255}.${client & 255}`;
        const payload = input(email).body as object | undefined;
        const began = performance.now();
        const { statusCode, body } = await app.http.inject({
          method: call.method,
          url,
          remoteAddress,
          ...(call.method === 'POST' && { payload: payload ?? {} }),
        });
        const took = performance.now() - began;
        return { took, said: `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}` };
      };
      const known: string[] = [];
      const tag = name.replace(/\W/g, '');
      // The limit of mails is counted by address as well: no address is asked about more than twice.
      const accounts = Math.ceil(pairs / 2);
      const passwordHash = await hashPassword(goodPassword);
      for (let at = 0; at < accounts; at++) {
        const email = `${tag}${at}@known.example`;
        known.push(email);
        const now = app.clock.now();
        await inTransaction(app.database.database, (tx) =>
          openAccount(tx, app, {
            email,
            name: 'Robin',
            passwordHash,
            verifiedAt: now,
            agreedAt: now,
            agreed: null,
          }),
        );
      }
      for (let warm = 0; warm < 5; warm++) await ask(`warm${warm}@unknown.example`);
      const [times, said] = [{ known: [] as number[], unknown: [] as number[] }, new Set<string>()];
      for (let pair = 0; pair < pairs; pair++) {
        const two = [
          ['known', known[pair % accounts] as string],
          ['unknown', `${tag}${pair % accounts}@other.example`],
        ] as const;
        for (const [kind, email] of (pair * 7919) % 13 < 6 ? two : two.toReversed()) {
          const answer = await ask(email);
          times[kind].push(answer.took);
          said.add(answer.said);
        }
      }
      expect([...said]).toHaveLength(1);
      const area = areaUnderCurve(times.known, times.unknown);
      report(`known and unknown addresses: ${name}`, `${pairs} pairs`, `AUC ${area.toFixed(3)}`);
      expect(Math.abs(area - 0.5)).toBeLessThanOrEqual(allowed);
    },
    size(1_200_000, 120_000),
  );
});
