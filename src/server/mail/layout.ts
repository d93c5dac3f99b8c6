import { type Locale, languageTags } from '#locale/locales.ts';
import { escapeHtml } from '#server/platform/http/html.ts';

/** One message, laid out the same in text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly small: readonly string[];
  readonly signature: string;
}

export function plainOf(letter: Letter): string {
  return [
    letter.title,
    ...letter.paragraphs,
    ...letter.links.map(({ label, url }) => `${label}\n${url}`),
    ...letter.small,
    `-- \n${letter.signature}`,
  ].join('\n\n');
}

const colours = { paper: '#f6f3ee', sheet: '#fdfcfa', ink: '#1b2030', soft: '#565b69', line: '#ddd8cf' };

const serif = "Newsreader,'Iowan Old Style',Palatino,Georgia,'Songti SC','Hiragino Mincho ProN',serif";
const sans = "-apple-system,'Segoe UI',Roboto,'Hiragino Sans','PingFang SC','Malgun Gothic',Arial,sans-serif";

/** Tables and styles on each element: mail programs know little else. */
export function htmlOf(letter: Letter, locale: Locale): string {
  const text = (body: string, size: number, colour: string) =>
    `<p style="margin:0 0 18px;font:${size}px/1.6 ${sans};color:${colour}">${escapeHtml(body)}</p>`;
  const button = ({ label, url }: Letter['links'][number]) =>
    `<p style="margin:8px 0 26px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;background:${colours.ink};color:${colours.sheet};font:600 16px/1.3 ${sans};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>`;
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.sheet};border:1px solid ${colours.line}"><tr><td style="padding:40px 36px 30px">
<p style="margin:0 0 28px;font:600 14px/1 ${sans};letter-spacing:.04em;color:${colours.soft}">Sixgates</p>
<h1 style="margin:0 0 22px;font:500 29px/1.25 ${serif};color:${colours.ink}">${escapeHtml(letter.title)}</h1>
${letter.paragraphs.map((paragraph) => text(paragraph, 16, colours.ink)).join('\n')}
${letter.links.map(button).join('\n')}
<div style="border-top:1px solid ${colours.line};padding-top:18px">
${letter.small.map((paragraph) => text(paragraph, 14, colours.soft)).join('\n')}
${text(letter.signature, 14, colours.soft)}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
