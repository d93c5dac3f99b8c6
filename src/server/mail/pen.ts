import { heldDay } from '#locale/dates.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import type { Link } from './letter.ts';
import { type facesOf, schemes } from './look.ts';

const { ink, soft, accent } = schemes.light;

/** Where pages hold words together by a sign, a mail program might draw it: here the style does. */
const whole = (words: string): string => `<span style="white-space:nowrap">${words}</span>`;

const held = (words: string): string => escapeHtml(words).replace(/\be-mails?\b/gi, (word) => whole(word));

/** A title with its days whole; the places where a line of a Chinese one may end are elements, no signs either. */
const heldTitle = (words: string): string =>
  held(heldDay(words))
    .replace(/[\d年月日]+(?:\u2060[\d年月日]+)+/g, (day) => whole(day.replaceAll('\u2060', '')))
    .replaceAll('\u200b', '<wbr>');

/** The words of a letter in the faces of its language, by what they are for. */
export function penOf({ text, display, weight, leading, breaks, titleBreaks }: ReturnType<typeof facesOf>) {
  const paragraph = (
    body: string,
    { size, tone, after }: { size: number; tone: 'ink' | 'soft'; after: number },
  ) =>
    `<p class="${tone}" style="margin:0 0 ${after}px;font:${size}px/${leading} ${text};color:${tone === 'ink' ? ink : soft};word-break:${breaks};overflow-wrap:anywhere">${held(body)}</p>`;
  return {
    text,
    display,
    title: (words: string) =>
      `<h1 class="ink title" style="margin:0 0 18px;font:${weight} 30px/1.28 ${display};color:${ink};word-break:${titleBreaks};overflow-wrap:anywhere;text-wrap:balance">${heldTitle(words)}</h1>`,
    paragraph: (body: string) => paragraph(body, { size: 16, tone: 'ink', after: 16 }),
    notice: (body: string) => paragraph(body, { size: 15, tone: 'soft', after: 16 }),
    small: (body: string) => paragraph(body, { size: 14, tone: 'soft', after: 10 }),
    label: (words: string) =>
      `<p class="soft" style="margin:0 0 4px;font:14px/1.5 ${text};color:${soft}">${escapeHtml(words)}</p>`,
    /** A way beside the one thing to do. */
    way: ({ label, url }: Link) =>
      `<p style="margin:4px 0 18px"><a class="way" href="${escapeHtml(url)}" style="font:600 15px/1.5 ${text};color:${accent};text-decoration:underline">${escapeHtml(label)}</a></p>`,
  };
}

export type Pen = ReturnType<typeof penOf>;
