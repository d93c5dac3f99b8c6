import { type RefusalName, refusals } from '#contract/refusals.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { rawWords } from '#words/index.ts';
import { wordsIn } from '#words/translator.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';
import { hashedPolicy } from './inline.ts';

/** The colours of the theme orange (web/themes), written out: a flood is answered without the site's stylesheets. */
const style = `
:root { color-scheme: light dark; --paper: light-dark(oklch(0.974 0.006 68), oklch(0.188 0.022 38)); --ink: light-dark(oklch(0.225 0.022 38), oklch(0.93 0.014 68)); --soft: light-dark(oklch(0.43 0.02 38), oklch(0.745 0.016 68)); --accent: light-dark(oklch(0.425 0.105 38), oklch(0.845 0.11 68)); }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 32rem; padding: 2rem 1.5rem; }
p { margin: 0 0 1rem; color: var(--soft); }
.brand { margin-bottom: 2.5rem; color: var(--ink); font: 500 1.125rem/1.3 Georgia, 'Songti SC', 'Hiragino Mincho ProN', serif; }
h1 { margin: 0 0 2rem; font: 500 1.75rem/1.3 Georgia, 'Songti SC', 'Hiragino Mincho ProN', serif; text-wrap: balance; overflow-wrap: anywhere; }
h1 + p { margin: -1rem 0 2rem; }
h1:lang(ja) { word-break: auto-phrase; }
body:lang(ko),
h1:lang(zh) { word-break: keep-all; }
a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border-radius: 0.5rem; background: var(--accent); color: var(--paper); text-decoration: none; }
.number { margin: 2rem 0 0; font-size: 0.9375rem; }
.legal { padding: 0; background: none; color: var(--soft); font-size: 0.9375rem; text-decoration: underline; }
h1 ~ .legal { margin-inline-start: 1.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }`;

/** Refusals of a page before it is rendered. */
const shown = ['malformed', 'tooLarge', 'tooMany', 'overloaded'] as const satisfies readonly RefusalName[];

/** And a page that failed so early that it has not even words. */
export type PageRefusal = (typeof shown)[number] | 'ourFault';

export const isPageRefusal = (name: RefusalName): name is (typeof shown)[number] =>
  (shown as readonly RefusalName[]).includes(name);

/** What a refusal's page knows of the request. */
interface Asked {
  readonly variety: Variety;
  /** A test of the site: an address of the imprint names one. */
  readonly exam: string;
  /** The number of the request, where the log knows it. */
  readonly reference?: string;
  /** The refusal's own, unless the page was refused by another. */
  readonly status?: number;
  /** Where to write to, where no other page of the site may work. */
  readonly email?: string;
}

export interface RefusalPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Of a page what is the same for everybody: all but the number of the request, which stands between the two parts. */
interface Made extends Omit<RefusalPage, 'body'> {
  readonly parts: readonly [string, string];
}

const made = new Map<string, Made>();

/** Stands for the number while a page is made; no text and no style holds it. */
const numberPlace = '\u0000';

/**
 * What the visitor is shown of a refusal, with the way to who is behind the site; made once a language, so that a flood of
 * it costs next to nothing.
 */
export function refusalPage(name: PageRefusal, asked: Asked): RefusalPage {
  const { variety, exam, reference, status = refusals[name].status } = asked;
  const key = `${name} ${status} ${variety} ${exam} ${reference === undefined} ${asked.email}`;
  const { headers, parts } = made.get(key) ?? makePage(name, { ...asked, status });
  made.set(key, { status, headers, parts });
  return { status, headers, body: parts.join(reference ?? '') };
}

function makePage(
  name: PageRefusal,
  { variety, exam, reference, status, email }: Asked & { readonly status: number },
): Made {
  const words = wordsIn(variety, 'shell');
  const number = wordsIn(variety, 'onward')('reference', { reference: numberPlace });
  const imprint = `/protocol/imprint/XX-${exam}?hl=${languageOf(variety)}`;
  const sentence = escapeHtml(unbrokenOnScreen(rawWords(variety, 'errors')[name]));
  const lede = name === 'ourFault' ? `<p>${escapeHtml(unbrokenOnScreen(words('error.loadText')))}</p>` : '';
  const help =
    email === undefined
      ? ''
      : `<p class="number"><a class="legal" href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`;
  const html = `<!doctype html>
<html lang="${languageTags[variety]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words('site.name'))}</title><style>${style}</style></head>
<body><main><p class="brand">${escapeHtml(words('site.name'))}</p>
<p>${escapeHtml(words('error.status', { status }))}</p>
<h1>${sentence}</h1>${lede}
<a href="">${escapeHtml(words('error.retry'))}</a>
<a class="legal" href="${imprint}">${escapeHtml(words('legal.imprint'))}</a>${help}${reference !== undefined ? `<p class="number">${escapeHtml(number)}</p>` : ''}</main></body>
</html>
`;
  const [before = '', after = ''] = html.split(numberPlace);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': hashedPolicy(html),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
    parts: [before, after],
  };
}
