import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { hostContext } from '../host.server.ts';
import type { Host } from '../host.ts';
import type { Route } from './+types/edit-password';
import { action } from './edit-password.tsx';

/** What the form is told where the server refuses it by some name. */
async function told(name: string) {
  const refused = { ok: false, kind: 'refused', status: 200, response: { name, message: `said of ${name}` } };
  const host = { locale: 'EN', call: async () => refused } as unknown as Host;
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  const body = new URLSearchParams({
    current: 'not the one it is',
    password: 'four unrelated words here',
    passwordConfirmation: 'four unrelated words here',
  });
  const request = new Request('http://x/user/edit-password/US-SUBS-1002', { method: 'POST', body });
  const answer = await action({ params: {}, request, context } as unknown as Route.ActionArgs);
  return answer.data;
}

it('says of a wrong password that it is wrong, beside it, and nothing of an address that is not asked for', async () => {
  expect(await told('loginWrong')).toEqual({ intent: 'edit', errors: { current: 'currentWrong' } });
  expect(await told('loginPaused')).toMatchObject({ problem: { name: 'loginPaused' } });
});
