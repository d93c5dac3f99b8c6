import { describe, expect, it } from 'vitest';
import { overNetwork } from './over-network.ts';

const lost = (problem: unknown) => ({ problem });

describe('an action over the network', () => {
  it('hands on the answer, and a redirection', async () => {
    expect(await overNetwork(async () => 'done', lost)).toBe('done');
    const elsewhere = new Response(null, { status: 302 });
    await expect(
      overNetwork(async () => {
        throw elsewhere;
      }, lost),
    ).rejects.toBe(elsewhere);
  });

  it('tells of a lost network, by a status after which nothing is loaded anew', async () => {
    const failing = async () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await overNetwork(failing, lost)).toMatchObject({
      data: { problem: { kind: 'disconnected' } },
      init: { status: 503 },
    });
  });
});
