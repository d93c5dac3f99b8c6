import { describe, expect, it } from 'vitest';
import { resourceList } from '#contract/privileges.ts';
import { openApp } from '#tests/support/app.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('what members download', () => {
  const app = forSuite(() => openApp());

  it('is a real picture of each gate and screen for a member, and locked for everybody else', async () => {
    const [member, guest] = [app.browser(), app.browser()];
    await becomeMember(app, member);
    const { list } = await member.data(resourceList);
    const files = list.flatMap((one) => one.files);
    expect(files).toHaveLength(12);
    for (const { url } of files) {
      const answer = await member.request({ method: 'GET', url });
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(answer.rawPayload.length).toBeGreaterThan(40_000);
      const refused = await guest.request({ method: 'GET', url });
      expect(JSON.parse(refused.body)).toMatchObject({ name: 'membersOnly' });
    }
    const locked = await guest.data(resourceList);
    expect(locked.member).toBe(false);
    expect(locked.list.flatMap((one) => one.files)).toEqual([]);
    const unknown = { method: 'GET', url: '/ads/user/resource/wallpaper/secret/phone' } as const;
    expect((await member.request(unknown)).statusCode).toBe(404);
  });
});
