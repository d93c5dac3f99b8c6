import { languageTags, type Variety } from '#locale/locales.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { wordsIn } from '#words/translator.ts';
import type { SandboxPayment } from './books.ts';

const style = `
:root { color-scheme: light dark; --paper: light-dark(#f6f3ee, #14171f); --ink: light-dark(#1b2030, #ebe7df); --line: light-dark(#8a8780, #6f7480); }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
body:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
main { max-width: 26rem; padding: 2rem 1.5rem; }
h1 { margin: 0 0 1rem; font: 500 1.75rem/1.2 Georgia, 'Songti SC', 'Hiragino Mincho ProN', serif; }
p { margin: 0 0 2rem; }
form { display: flex; gap: 0.75rem; flex-wrap: wrap; }
button, a { flex: 1; min-height: 3rem; padding: 0.75rem 1.25rem; box-sizing: border-box; border: 1px solid var(--line); border-radius: 0.5rem; background: none; color: inherit; font: inherit; text-align: center; cursor: pointer; }
p[role='alert'] { padding: 0.75rem 1rem; border: 1px solid currentcolor; border-radius: 0.5rem; }
fieldset { flex: 1 1 100%; display: grid; gap: 0.5rem; margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0 0 0.75rem; font-weight: 600; }
label { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 0.75rem; padding: 0.625rem 0.875rem; border: 1px solid var(--line); border-radius: 0.5rem; cursor: pointer; }
label small { grid-column: 2; }
form + p { margin: 1.5rem 0 0; }
form + p a { display: block; }
button[value='confirm'], button.pay { background: var(--ink); color: var(--paper); border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }`;

/** The page of a foreign bank: it belongs to the sandbox, not to our shop. */
export function bankPage(payment: SandboxPayment, total: string, nonce: string): string {
  const words = bankWords(payment.locale);
  const open = payment.state === 'requires_action';
  const choice = `<form method="post">
<button name="decision" value="confirm">${escapeHtml(words('confirm'))}</button>
<button name="decision" value="refuse">${escapeHtml(words('refuse'))}</button>
</form>`;
  return pageOf(payment.locale, nonce, {
    title: words('title'),
    body: `<p>${escapeHtml(open ? words('lead', { total }) : words('done'))}</p>
${open ? choice : backTo(payment)}`,
  });
}

/** What the sandbox's pages say in one language. */
export function bankWords(locale: Variety) {
  return wordsIn(locale, 'bank');
}

/** The way back to the shop. */
export function backTo({ locale, returnUrl }: SandboxPayment): string {
  return `<a href="${escapeHtml(returnUrl)}">${escapeHtml(bankWords(locale)('back'))}</a>`;
}

/** A page of the sandbox's own, without script. */
export function pageOf(
  locale: Variety,
  nonce: string,
  { title, body }: { readonly title: string; readonly body: string },
): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}</main></body>
</html>
`;
}
