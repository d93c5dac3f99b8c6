import { createHash } from 'node:crypto';

const stylesheetLink = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * A page that needs no other request for its look: its stylesheets stand in one `<style>` where the first link was,
 * and the per-request nonces are gone, since a cached nonce is no nonce.
 *
 * @param styleOf text of a stylesheet by its address
 */
export function inlineStyles(html: string, styleOf: (href: string) => string): string {
  const styles: string[] = [];
  const marked = html.replace(stylesheetLink, (link) => {
    const href = /\bhref="([^"]+)"/.exec(link)?.[1];
    if (!href) return link;
    styles.push(styleOf(href));
    return styles.length === 1 ? '<style></style>' : '';
  });
  return marked
    .replace('<style></style>', () => `<style>${styles.join('')}</style>`)
    .replace(/ nonce="[^"]*"/g, '');
}

/**
 * The CSP sources of a page's own inline scripts and styles, as `'sha256-…'` (CSP 3, 2.3.1).
 *
 * @param ownScripts Injection: the texts of the scripts that we wrote; no other is named, wherever it stands
 */
export function inlineHashes(
  html: string,
  ownScripts: readonly string[],
): { script: string[]; style: string[] } {
  const hashes: { script: string[]; style: string[] } = { script: [], style: [] };
  for (const [, element, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (
      element === 'script' &&
      (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes))
    ) {
      continue;
    }
    if (element === 'script' && !ownScripts.includes(text)) continue;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes[element as 'script' | 'style'].push(hash);
  }
  return hashes;
}

/** The policy of a cached page: nothing runs but the scripts that we wrote, whose hashes it names. */
export function hashedPolicy(html: string, ownScripts: readonly string[] = []): string {
  const { script, style } = inlineHashes(html, ownScripts);
  return [
    "default-src 'none'",
    `script-src ${script.join(' ') || "'none'"}`,
    `style-src ${style.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
