import type { ReportDocument } from '#contract/report.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { escapeHtml } from '#server/platform/http/html.ts';

/** What is no word for a reader: names of things, and drawings, of which what they show is said. */
const unread = new Set(['block', 'id', 'form', 'svg', 'feature', 'outcome', 'picture']);

/** Where a plane is lit. */
const quarter = /^(?:upper|lower)(?:Left|Right)$/;

/** What stands in bold before the rest of a part. */
const headings = ['title', 'label', 'familyLabel', 'name', 'role'] as const;

/** A report as plain text in a page: every word of it in its order, scores with their intervals, without its drawings. */
export function textOfReport({ title, parts, closing, norm }: ReportDocument, locale: Variety): string {
  const number = numberFormat(languageTags[locale], { maximumFractionDigits: 0 });
  const say = (value: unknown): string => {
    if (typeof value === 'string')
      return value === '' || quarter.test(value) ? '' : `<p>${escapeHtml(value)}</p>`;
    if (Array.isArray(value)) return value.map(say).join('');
    if (value === null || typeof value !== 'object') return '';
    if (isEstimate(value)) {
      const [middle, low, high] = [value.value, value.low, value.high].map((one) => number.format(one));
      return `<p>${middle} (${low}–${high})</p>`;
    }
    const fields = Object.entries(value).filter(([name]) => !unread.has(name));
    const heading = headings.find((name) => typeof (value as Record<string, unknown>)[name] === 'string');
    const rest = fields.filter(([name]) => name !== heading).map(([, part]) => say(part));
    const head = heading === undefined ? '' : String((value as Record<string, unknown>)[heading]);
    return `${head === '' ? '' : `<p><strong>${escapeHtml(head)}</strong></p>`}${rest.join('')}`;
  };
  const open = parts.filter(({ locked }) => !locked);
  return [
    `<h3>${escapeHtml(title)}</h3>`,
    ...open.map((part) => `<h4>${escapeHtml(part.title)}</h4>${say(part.blocks)}`),
    say(closing),
    say(norm.text),
  ].join('\n');
}

const isEstimate = (value: object): value is { value: number; low: number; high: number } =>
  ['value', 'low', 'high'].every((name) => typeof (value as Record<string, unknown>)[name] === 'number');
