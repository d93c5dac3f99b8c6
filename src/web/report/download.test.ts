import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from './download.ts';

afterEach(() => vi.unstubAllGlobals());

function stubPage(answer: Response | Error) {
  const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link, body: { append: vi.fn() } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  );
  return link;
}

const pdf = (init?: ResponseInit) =>
  new Response('%PDF-', { headers: { 'content-type': 'application/pdf' }, ...init });

describe('downloading a file', () => {
  it('posts the order number and saves the file under its name', async () => {
    const link = stubPage(pdf());
    expect(await downloadFile('/file', '01ABC', '01ABC-certificate.pdf')).toBe(true);
    expect(fetch).toHaveBeenCalledWith('/file', expect.objectContaining({ body: '{"orderNumber":"01ABC"}' }));
    expect(link.download).toBe('01ABC-certificate.pdf');
    expect(link.click).toHaveBeenCalledOnce();
  });

  it('is false, and saves nothing, when there is no file to have', async () => {
    const failures = [
      pdf({ status: 403 }),
      new Response('{}', { headers: { 'content-type': 'application/json' } }),
      new TypeError('Failed to fetch'),
    ];
    for (const failure of failures) {
      const link = stubPage(failure);
      expect(await downloadFile('/file', '01ABC', '01ABC-certificate.pdf')).toBe(false);
      expect(link.click).not.toHaveBeenCalled();
    }
  });
});
