import { Marked, Renderer, type Tokens } from 'marked';
import { type MethodsDocument, methodsDocuments } from '#contract/methods-documents.ts';
import { forVisitors } from './for-visitors.server.ts';
import { printedSigns } from './printed-signs.server.ts';

/** A manual's text as it stands on a page, and its chapters. */
export interface Manual {
  readonly html: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const plain = (text: string): string => printedSigns(text.replace(/[`*]/g, ''));

const documentOf = (href: string): MethodsDocument | undefined =>
  methodsDocuments.find((known) => href === `${known}.md`);

/** What is wider than a phone is moved sideways by itself, by keys as well. */
const scrolling = (html: string, label: string): string =>
  `<div class="fading" role="region" aria-label="${label.replace(/"/g, '')}" tabindex="0">${html}</div>`;

/** Names places that would be called alike by their number: each region of a page has a name of its own. */
function numbering(): (label: string) => string {
  const met = new Map<string, number>();
  return (label) => {
    const nth = (met.get(label) ?? 0) + 1;
    met.set(label, nth);
    return nth === 1 ? label : `${label} (${nth})`;
  };
}

/** Markdown makes each cell of the first row a heading; one without words names no column. */
const withoutEmptyHeads = (table: string): string => table.replace(/<th([^>]*)><\/th>/g, '<td$1></td>');

/** From how many letters on a cell needs a width to be read in: columns of words shrink to their longest one. */
const long = 40;

/** Marks the cells that hold sentences. */
const withRoom = (table: string): string =>
  table.replace(/<td([^>]*)>(.*?)<\/td>/gs, (cell, attributes: string, content: string) =>
    content.replace(/<[^>]+>/g, '').length > long ? `<td data-long${attributes}>${content}</td>` : cell,
  );

const standard = new Renderer();

/** Each chapter of a manual folded under its title, the first one open; an anchor of a chapter opens it. */
function folded(html: string): string {
  let open = ' open';
  return html
    .split(/(?=<h3 id=)/)
    .map((part) =>
      part.replace(/^<h3 id="([^"]*)">(.*?)<\/h3>\n(.*)$/s, (_, id: string, title: string, text: string) => {
        const details = `<details${open}><summary><h3>${title}</h3></summary><div id="${id}">${text}</div></details>\n`;
        open = '';
        return details;
      }),
    )
    .join('');
}

/**
 * A manual from its Markdown. Its title is the page's, so that its chapters begin a level lower, each folded; plots are set in
 * it, other pictures and files of the manuals are not on the site, nor what points into the repository.
 *
 * @param addressOf where a document about all tests is read
 * @param plots as SVG, by what the manual calls them
 */
export function manualFrom(
  markdown: string,
  addressOf: (document: MethodsDocument) => string,
  plots: Readonly<Record<string, string>> = {},
): Manual {
  const chapters: { id: string; title: string }[] = [];
  const named = numbering();
  const marked = new Marked({
    walkTokens(token) {
      // What is typed for a machine stays as it is typed: code is no text.
      if (token.type === 'text' && !token.tokens) token.text = printedSigns(token.text);
    },
    renderer: {
      heading({ depth, text, tokens }: Tokens.Heading) {
        if (depth === 1) return '';
        const id = idOf(text);
        if (depth === 2) chapters.push({ id, title: plain(text) });
        return `<h${depth + 1} id="${id}">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
      },
      table(token: Tokens.Table) {
        standard.parser = this.parser;
        const label = token.header.map(({ text }) => plain(text)).find((text) => text !== '') ?? 'Table';
        return scrolling(withRoom(withoutEmptyHeads(standard.table(token))), named(label));
      },
      code(token: Tokens.Code) {
        return scrolling(standard.code(token), named('As the simulation prints it'));
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const document = documentOf(href);
        if (document) return `<a href="${addressOf(document)}">${text}</a>`;
        return href.startsWith('https://') ? `<a href="${href}">${text}</a>` : text;
      },
      image({ href, text }: Tokens.Image) {
        const svg = plots[href];
        return svg ? `<span role="img" aria-label="${plain(text)}">${svg}</span>` : '';
      },
      html: () => '',
    },
  });
  // A picture that is not shown leaves no gap.
  const text = marked.parse(forVisitors(markdown), { async: false }).replaceAll('<p></p>\n', '');
  const html = folded(text);
  return { html, chapters };
}
