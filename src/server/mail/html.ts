import { languageTags, type Variety } from '#locale/locales.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import type { Letter, Link, Row } from './letter.ts';
import { band, facesOf, schemes, sheetOf } from './look.ts';
import { type Pen, penOf } from './pen.ts';
import { billOf, rowsOf } from './sums.ts';

/** Widest column of a letter, in CSS pixels; Outlook on Windows needs it said in a table of its own. */
const width = 600;

/**
 * A letter as HTML: tables and a style on each element, since mail programs know little else; a style sheet adds the dark
 * scheme and phones. Pictures are named by `cid:` and travel with the mail, so that opening it tells nobody anything.
 */
export function htmlOf(letter: Letter, locale: Variety): string {
  const pen = penOf(facesOf(locale));
  const { paper, sheet } = schemes.light;
  return `<!doctype html>
<html lang="${languageTags[locale]}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(letter.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
${sheetOf(locale)}</head>
<body class="paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preview ?? letter.paragraphs[0] ?? '')}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}" style="background:${paper}"><tr><td class="around" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="${width}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;text-align:left">
${headOf(letter, pen)}
<tr><td class="sheet in" bgcolor="${sheet}" style="padding:36px 40px 32px;background:${sheet}">
${pen.title(letter.title)}
${bodyOf(letter, pen)}
</td></tr>
<tr><td class="in" style="padding:22px 40px 36px">
${legalOf(letter, pen)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** Mark and name on the night, dark in either scheme, and the six gates where the letter tells something good. */
function headOf({ opens }: Letter, { text }: Pen): string {
  const picture = opens
    ? `<tr><td bgcolor="${band.night}" style="background:${band.night};font-size:0;line-height:0"><img src="cid:gates" width="${width}" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>`
    : '';
  return `<tr><td class="in" bgcolor="${band.night}" style="padding:18px 40px;background:${band.night};border-radius:12px 12px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px;font-size:0;line-height:0"><img src="cid:mark" width="32" height="32" alt="" style="display:block;border:0"></td><td style="font:600 16px/32px ${text};letter-spacing:.01em;color:${band.name}">Sixgates</td></tr></table></td></tr>${picture}`;
}

function bodyOf(letter: Letter, pen: Pen): string {
  const actions = letter.links.filter(({ quiet }) => !quiet);
  const small = letter.small.map((paragraph) => pen.small(paragraph)).join('\n');
  return [
    ...letter.paragraphs.map((paragraph) => pen.paragraph(paragraph)),
    letter.bill ? billOf(letter.bill, pen) : '',
    letter.rows ? rowsOf(letter.rows, pen) : '',
    letter.code ? codeOf(letter.code, pen) : '',
    ...(letter.notices ?? []).map((notice) => pen.notice(notice)),
    actions.length > 1 ? listOf(actions, pen) : actions.map((link) => button(link, pen)).join(''),
    ...letter.links.filter(({ quiet }) => quiet).map((link) => pen.way(link)),
    small
      ? `<div class="line" style="margin-top:12px;border-top:1px solid ${schemes.light.line};padding-top:18px">${small}</div>`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The one thing to do. */
function button({ label, url }: Link, { text }: Pen): string {
  const { accent, accentInk } = schemes.light;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:10px 0 26px"><tr><td class="act" bgcolor="${accent}" style="background:${accent};border-radius:8px;mso-padding-alt:14px 28px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font:600 16px/1.35 ${text};color:${accentInk};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Several alike: none of them is the one thing. */
function listOf(links: readonly Link[], { text }: Pen): string {
  const { line, accent } = schemes.light;
  const rows = links.map(
    ({ label, url }) =>
      `<tr><td class="line" style="border-top:1px solid ${line}"><a class="way" href="${escapeHtml(url)}" style="display:block;padding:14px 0;font:600 16px/1.4 ${text};color:${accent};text-decoration:underline">${escapeHtml(label)}</a></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0">${rows.join('')}</table>`;
}

function codeOf({ label, value }: Row, pen: Pen): string {
  const { sunk, line, ink } = schemes.light;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 26px"><tr><td class="sunk line" align="center" bgcolor="${sunk}" style="padding:18px 12px 22px;background:${sunk};border:1px solid ${line};border-radius:8px">${pen.label(label)}
<p class="ink" style="margin:0;font:600 26px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.08em;color:${ink};overflow-wrap:anywhere">${escapeHtml(value)}</p></td></tr></table>`;
}

function legalOf({ legal = [], signature }: Letter, { text }: Pen): string {
  const look = `font:13px/2 ${text};color:${schemes.light.soft}`;
  const ways = legal.map(
    ({ label, url }) =>
      `<a class="soft" href="${escapeHtml(url)}" style="${look};text-decoration:underline">${escapeHtml(label)}</a>`,
  );
  return `<p class="soft" style="margin:0;${look}">${[escapeHtml(signature), ...ways].map((way) => `<span style="display:inline-block;margin-right:14px">${way}</span>`).join(' ')}</p>`;
}
