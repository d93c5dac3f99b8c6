import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index.ts';
import { addressesOf } from '#server/platform/http/serve.ts';
import { report } from '#tests/money/support/rows.ts';
import { forSuite } from '#tests/support/suite.ts';
import { ask } from './support/ask.ts';
import { pages } from './support/pages.ts';
import { openAttackedSite } from './support/site.ts';

const pageLimit = 64 * 1024;
const callLimit = 1024 * 1024;
const isRefused = (status: number) => status >= 400 && status < 500;

describe('bodies that are too large', () => {
  const site = forSuite(() => openAttackedSite());

  it('are refused by every page and call', async () => {
    const taken: string[] = [];
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const page of pages) {
      for (const type of forms) {
        const body = `email=${'a'.repeat(pageLimit)}`;
        const { status } = await ask(site.url + page, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        });
        if (!isRefused(status)) taken.push(`${page} ${type}: ${status}`);
      }
    }
    const posts = calls.filter(({ method }) => method === 'POST');
    for (const path of posts.flatMap((call) => addressesOf(call))) {
      const body = JSON.stringify({ orderNumber: 'a'.repeat(callLimit) });
      const headers = { 'content-type': 'application/json' };
      const { status } = await ask(site.url + path, { method: 'POST', headers, body });
      if (status !== 413) taken.push(`${path}: ${status}`);
    }
    expect(taken).toEqual([]);
    report(
      'bodies that are too large are refused',
      'pages 64 KiB, calls 1 MiB',
      `${pages.length * forms.length} posts to pages and ${posts.length} calls: 0 taken`,
    );
  });

  it('are not read to their end', async () => {
    const { port } = new URL(site.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const part = Buffer.alloc(pageLimit, 'a');
    socket.write(
      'POST /report/retrieve/DE-SUBS-1002 HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n',
    );
    socket.write('Content-Type: application/x-www-form-urlencoded\r\n\r\n');
    let parts = 0;
    const limit = 4_000;
    socket.resume();
    while (!socket.destroyed && parts < limit) {
      parts += 1;
      const chunk = Buffer.concat([Buffer.from(`${pageLimit.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
      if (!socket.write(chunk)) {
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
      }
    }
    await ended;
    expect(parts).toBeLessThan(limit);
    report(
      'a body without end is cut off',
      'at 64 KiB read',
      `after ${parts} parts of 64 KiB were sent, of ${limit}`,
    );
  });
});
