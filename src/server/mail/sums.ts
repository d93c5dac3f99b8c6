import { numberPattern } from '#contract/typed.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import type { Bill, Row } from './letter.ts';
import { schemes } from './look.ts';
import type { Pen } from './pen.ts';

const { ink, soft, line } = schemes.light;
const rule = `border-top:1px solid ${line}`;
/** Figures stand below each other. */
const figures = 'font-variant-numeric:lining-nums tabular-nums';

/** What was bought and what it came to: product, sums on the right, the total large. */
export function billOf({ product, lines, total, note, after }: Bill, pen: Pen): string {
  const row = ({ label, value }: Row) =>
    `<tr><th class="soft line" scope="row" style="${rule};padding:9px 16px 9px 0;text-align:left;vertical-align:top;font:400 15px/1.5 ${pen.text};color:${soft}">${escapeHtml(label)}</th><td class="ink line" align="right" style="${rule};padding:9px 0;vertical-align:top;white-space:nowrap;font:400 15px/1.5 ${pen.text};${figures};color:${ink}">${escapeHtml(value)}</td></tr>`;
  const said =
    note === undefined
      ? ''
      : `<p class="soft" style="margin:2px 0 0;font:13px/1.4 ${pen.text};color:${soft}">${escapeHtml(note)}</p>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:10px 0 0">
<tr><td class="line" colspan="2" style="${rule};padding:14px 0 13px">${pen.label(product.label)}<p class="ink" style="margin:0;font:600 17px/1.45 ${pen.text};color:${ink}">${escapeHtml(product.value)}</p></td></tr>
${lines.map(row).join('\n')}
<tr><th class="ink line" scope="row" style="${rule};padding:14px 16px 14px 0;text-align:left;vertical-align:top;font:600 16px/1.5 ${pen.text};color:${ink}">${escapeHtml(total.label)}${said}</th><td class="ink line" align="right" style="${rule};padding:9px 0 14px;vertical-align:top;white-space:nowrap;font:500 26px/1.3 ${pen.display};${figures};color:${ink}">${escapeHtml(total.value)}</td></tr>
${after.map(row).join('\n')}
</table>`;
}

/** Labels beside their values, or above them on a phone, where the number of an order has a line of its own; a label stays whole. */
export function rowsOf(rows: readonly Row[], { text }: Pen): string {
  const cells = rows.map(({ label, value }) => {
    const long = numberPattern.test(value) ? ' long' : '';
    return `<tr><th class="soft" scope="row" style="padding:5px 20px 5px 0;text-align:left;vertical-align:top;white-space:nowrap;font:400 14px/1.5 ${text};color:${soft}">${escapeHtml(label)}</th>
<td class="ink${long}" style="padding:5px 0;width:100%;vertical-align:top;font:400 14px/1.5 ${text};color:${ink};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`;
  });
  return `<table class="line rows" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 22px;${rule};padding-top:12px">${cells.join('')}</table>`;
}
