import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashedPolicy, inlineHashes, inlineStyles } from './inline.ts';

const page =
  '<head><link rel="preload" href="/f.woff2" nonce="n"/><link rel="stylesheet" href="/a.css" nonce="n"/>' +
  '<link rel="stylesheet" href="/b.css"/></head><body><script nonce="n">go()</script></body>';

describe('inlineStyles', () => {
  const inlined = inlineStyles(page, (href) => `/*${href} $&*/`);

  it('puts the stylesheets in order where the first link stood', () => {
    expect(inlined).toContain('<style>/*/a.css $&*//*/b.css $&*/</style>');
    expect(inlined).not.toContain('rel="stylesheet"');
  });

  it('leaves no nonce behind', () => {
    expect(inlined).not.toContain('nonce');
  });
});

describe('inlineHashes', () => {
  it('hashes what stands between the tags, and leaves out data and outside scripts', () => {
    const hash = `'sha256-${createHash('sha256').update('go()').digest('base64')}'`;
    const html = `${page}<script type="application/ld+json">{}</script><script src="/x.js"></script>`;
    expect(inlineHashes(html, ['go()']).script).toEqual([hash]);
    expect(hashedPolicy(html, ['go()'])).toContain(`script-src ${hash};`);
  });

  it('names no script that the page itself did not write', () => {
    const injected = `${page}<script>steal()</script><script nonce="n">steal()</script>`;
    expect(hashedPolicy(injected, ['go()'])).toBe(hashedPolicy(page, ['go()']));
  });

  it('names none where a page has no script', () => {
    expect(hashedPolicy('<p>')).toContain("script-src 'none'");
  });
});
