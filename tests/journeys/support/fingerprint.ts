import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What stands for another number, market or code in an address. */
const identities = [
  [/[0-9A-Z]{38}/g, 'order'],
  [/\b[A-Z]{2}-SUBS-/g, 'SUBS-'],
  [/(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/g, 'code'],
] as const;

/**
 * Names a screen and the state it is in, by all that makes another page for axe: the path, the width of the window, the
 * colour scheme, and every element that stands in it with its classes, roles, states and what it is named by. Two visits
 * differ in it unless the page differs in nothing but words, drawings and numbers.
 */
export async function fingerprint(page: Page): Promise<string> {
  const path = identities.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    new URL(page.url()).pathname,
  );
  const standing = await page.evaluate(() => {
    /** Attributes whose value is part of the state; of others only whether they are there. */
    const byValue =
      /^(?:class|role|type|name|data-.*|aria-(?!label$|labelledby$|describedby$|controls$|owns$).*|tabindex|dir|style)$/;
    const lines: string[] = [];
    const look = (element: Element, depth: number) => {
      const attributes = [...element.attributes]
        .map(({ name, value }) => (byValue.test(name) || value === '' ? `${name}=${value}` : name))
        .sort();
      const field = element as Partial<HTMLInputElement>;
      const now = `${field.checked ? ' checked' : ''}${element === document.activeElement ? ' focused' : ''}`;
      const isEmpty = element.textContent?.trim() === '';
      lines.push(`${depth} ${element.tagName} ${attributes.join(' ')}${now}${isEmpty ? ' empty' : ''}`);
      // A drawing is one thing; its lines are drawn anew for every form.
      if (element.tagName.toLowerCase() !== 'svg')
        for (const child of element.children) look(child, depth + 1);
    };
    look(document.documentElement, 0);
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return [`${window.innerWidth} ${scheme}`, ...lines].join('\n');
  });
  return createHash('sha256').update(`${path}\n${standing}`).digest('hex');
}
