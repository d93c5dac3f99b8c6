import { describe, expect, it } from 'vitest';
import { addressOf } from '#contract/client.ts';
import { calls, pendingCalls } from '#contract/index.ts';
import { openApp } from '#tests/support/app.ts';
import { forSuite } from '#tests/support/suite.ts';

/** Calls that answer 501 for now. A name leaves this list when its call is built; none is ever added. */
const stillPending: readonly string[] = [];

describe('calls to come', () => {
  const app = forSuite(() => openApp());

  it('are these and no others', () => {
    expect([...pendingCalls].sort()).toEqual([...stillPending].sort());
  });

  it.each(calls.filter(({ name }) => !pendingCalls.has(name)))(
    '$name is built: it never answers 501',
    async (call) => {
      const answer = await app.http.inject({
        method: call.method,
        url: addressOf(call),
        ...(call.method === 'POST' && { payload: {} }),
      });
      expect(answer.statusCode).not.toBe(501);
      expect(answer.statusCode).toBeLessThan(500);
      expect(JSON.parse(answer.body).name).not.toBe('notFound');
    },
  );
});
