import { describe, expect, it } from 'vitest';
import { resourceList } from '#contract/privileges.ts';
import { locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { becomeMember, day } from '#tests/support/membership.ts';
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
    expect(locked.papers.map(({ url }) => url)).toEqual([null, null, null]);
    const unknown = { method: 'GET', url: '/ads/user/resource/wallpaper/secret/phone' } as const;
    expect((await member.request(unknown)).statusCode).toBe(404);
  });

  it('is two guides and a workbook in nine languages, whose questions are new every month', async () => {
    const [member, guest] = [app.browser(), app.browser()];
    await becomeMember(app, member);
    const fetched = async (url: string) => member.request({ method: 'GET', url });
    const files = new Map<string, string>();
    for (const hl of locales) {
      const { papers } = await member.data(resourceList, {}, hl);
      expect(papers.map(({ id }) => id)).toEqual(['measuring', 'typology', 'workbook']);
      for (const { id, url } of papers) {
        const answer = await fetched(url ?? '');
        expect(answer.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="sixgates-${id}.pdf"`,
          'cache-control': 'private, no-store',
        });
        files.set(`${hl} ${id}`, answer.body);
        const refused = await guest.request({ method: 'GET', url: url ?? '' });
        expect(JSON.parse(refused.body)).toMatchObject({ name: 'membersOnly' });
      }
    }
    // A paper of its own in each language.
    expect(new Set(files.values()).size).toBe(3 * locales.length);
    const workbook = '/ads/user/resource/paper/workbook?hl=EN';
    expect((await fetched(workbook)).body).toBe(files.get('EN workbook'));
    expect((await fetched('/ads/user/resource/paper/secret')).statusCode).toBe(404);
    // The membership's first month is not over, but the calendar's is.
    app.clock.forward(20 * day);
    expect((await fetched(workbook)).body).not.toBe(files.get('EN workbook'));
  });
});
