import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePages, samplePath } from '#contract/samples.ts';
import { exams } from '#exams/index.ts';
import { createPdfPress } from '#server/reports/pdf/render.ts';
import { pageOf, sampleData } from '#server/reports/samples/sample.ts';
import { openApp } from '#tests/support/app.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('pages of sample reports', () => {
  const app = forSuite(() => openApp());
  const ask = (url: string) => app.browser().request({ method: 'GET', url });

  it('are there for each test, made once and kept under what stands on them', async () => {
    for (const { id } of exams) {
      const url = samplePath(id, 'PT-BR', 1, 'small');
      const [one, other] = await Promise.all([ask(url), ask(url)]);
      expect(one.statusCode, url).toBe(200);
      expect(one.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
        'x-robots-tag': 'noindex',
      });
      expect(other.body).toBe(one.body);
    }
    expect(readdirSync(join(app.dataDir, 'samples'))).toHaveLength(exams.length);
  });

  it('are no others than those that are shown', async () => {
    for (const wrong of [
      samplePath('SUBS-9999', 'EN', 1, 'small'),
      samplePath('SUBS-1002', 'EN', 1, 'small').replace('/1-', '/4-'),
      samplePath('SUBS-1002', 'EN', 1, 'small').replace('/EN/', '/XX/'),
      samplePath('SUBS-1002', 'EN', 1, 'small').replace('small', 'huge'),
    ])
      expect((await ask(wrong)).statusCode, wrong).toBe(404);
  });
});

describe('the picture of a page', () => {
  const press = forSuite(async () => createPdfPress());

  it('shows the page that is meant, as wide as asked for, with ink on it', async () => {
    const [exam] = exams;
    if (!exam) throw new Error('No test.');
    const data = sampleData(exam, 'EN');
    const pictures = new Set<string>();
    for (const page of samplePages) {
      const bytes = await press.page({ data, page: pageOf(exam, page), width: 200 });
      const { width = 0, height = 0, format } = await sharp(bytes).metadata();
      expect([format, width, Math.round(height / 10)]).toEqual(['webp', 200, 28]);
      const { channels } = await sharp(bytes).greyscale().stats();
      expect(channels[0]?.min).toBeLessThan(120);
      pictures.add(Buffer.from(bytes).toString('base64'));
    }
    expect(pictures.size).toBe(samplePages.length);
  });
});
