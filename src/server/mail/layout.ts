import { languageTags, type Variety } from '#locale/locales.ts';
import { escapeHtml } from '#server/platform/http/html.ts';

/** One message, laid out the same in text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Labels and values, as on a receipt. */
  readonly rows?: readonly Row[];
  /** Something to be copied, such as a gift's code. */
  readonly code?: Row;
  readonly notices?: readonly string[];
  readonly links: readonly Link[];
  readonly small: readonly string[];
  /** Pages that every letter leads to. */
  readonly legal?: readonly Link[];
  readonly signature: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
}

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: true;
}

export interface Link {
  readonly label: string;
  readonly url: string;
  /** Not what the letter was written for. */
  readonly quiet?: true;
}

export function plainOf(letter: Letter): string {
  return [
    letter.title,
    ...letter.paragraphs,
    ...(letter.rows ? [letter.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(letter.code ? [`${letter.code.label}: ${letter.code.value}`] : []),
    ...(letter.notices ?? []),
    ...letter.links.map(({ label, url }) => `${label}\n${url}`),
    ...letter.small,
    ...(letter.legal ? [letter.legal.map(({ label, url }) => `${label}: ${url}`).join('\n')] : []),
    `-- \n${letter.signature}`,
  ].join('\n\n');
}

const colours = { paper: '#f6f3ee', sheet: '#fdfcfa', ink: '#1b2030', soft: '#565b69', line: '#ddd8cf' };

const serif = "Newsreader,'Iowan Old Style',Palatino,Georgia,'Songti SC','Hiragino Mincho ProN',serif";
const sans = "-apple-system,'Segoe UI',Roboto,'Hiragino Sans','PingFang SC','Malgun Gothic',Arial,sans-serif";

/** Tables and styles on each element: mail programs know little else. */
export function htmlOf(letter: Letter, locale: Variety): string {
  const text = (body: string, size: number, colour: string) =>
    `<p style="margin:0 0 18px;font:${size}px/1.6 ${sans};color:${colour}">${escapeHtml(body)}</p>`;
  const rows = letter.rows ? tableOf(letter.rows) : '';
  const code = letter.code ? codeOf(letter.code) : '';
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.sheet};border:1px solid ${colours.line}"><tr><td style="padding:40px 36px 30px">
<p style="margin:0 0 28px;font:600 14px/1 ${sans};letter-spacing:.04em;color:${colours.soft}">Sixgates</p>
<h1 style="margin:0 0 22px;font:500 29px/1.25 ${serif};color:${colours.ink}">${escapeHtml(letter.title)}</h1>
${letter.paragraphs.map((paragraph) => text(paragraph, 16, colours.ink)).join('\n')}
${rows}${code}${(letter.notices ?? []).map((notice) => text(notice, 15, colours.ink)).join('\n')}
${letter.links.map(button).join('\n')}
<div style="border-top:1px solid ${colours.line};padding-top:18px">
${letter.small.map((paragraph) => text(paragraph, 14, colours.soft)).join('\n')}
${text(letter.signature, 14, colours.soft)}
${legalOf(letter.legal ?? [])}</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function button({ label, url, quiet }: Link): string {
  const look = quiet
    ? `color:${colours.ink};font:600 15px/1.3 ${sans};text-decoration:underline`
    : `display:inline-block;padding:14px 26px;background:${colours.ink};color:${colours.sheet};font:600 16px/1.3 ${sans};text-decoration:none;border-radius:6px`;
  return `<p style="margin:8px 0 26px"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>`;
}

function legalOf(links: readonly Link[]): string {
  if (links.length === 0) return '';
  const look = `color:${colours.soft};text-decoration:underline`;
  const ways = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0;font:13px/1.9 ${sans};color:${colours.soft}">${ways.join(' &nbsp; ')}</p>\n`;
}

function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ label, value, strong }) => {
    const line = `padding:10px 0;border-bottom:1px solid ${colours.line};vertical-align:top`;
    return `<tr><th scope="row" style="${line};padding-right:14px;width:28%;text-align:left;font:400 14px/1.5 ${sans};color:${colours.soft}">${escapeHtml(label)}</th>
<td style="${line};font:${strong ? '600 16px' : '400 14px'}/1.5 ${sans};color:${colours.ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 26px;border-collapse:collapse;border-top:1px solid ${colours.line}">${cells.join('')}</table>\n`;
}

function codeOf({ label, value }: Row): string {
  return `<p style="margin:8px 0 6px;font:14px/1.5 ${sans};color:${colours.soft}">${escapeHtml(label)}</p>
<p style="margin:0 0 24px;padding:18px 12px;border:1px solid ${colours.line};border-radius:6px;background:${colours.paper};text-align:center;font:600 20px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.06em;color:${colours.ink}">${escapeHtml(value)}</p>\n`;
}
