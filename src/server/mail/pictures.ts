import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../assets/mail/', import.meta.url));

/** Made by bin/faces.mjs; mail programs know neither SVG nor AVIF. */
const pictures = {
  mark: { filename: 'mark.png', contentType: 'image/png' },
  gates: { filename: 'gates.jpg', contentType: 'image/jpeg' },
} as const;

const names = Object.keys(pictures) as (keyof typeof pictures)[];
const addressOf = (name: keyof typeof pictures) => `"cid:${name}"`;

/** The pictures that a letter shows, as parts of its mail: nothing is fetched from us when it is read. */
export function picturesIn(html: string) {
  return names
    .filter((name) => html.includes(addressOf(name)))
    .map((name) => ({
      ...pictures[name],
      path: `${folder}${pictures[name].filename}`,
      cid: name,
      contentDisposition: 'inline' as const,
    }));
}

/** A letter as a page that shows its pictures by itself. */
export function withPictures(html: string): string {
  return picturesIn(html).reduce(
    (page, { cid, path, contentType }) =>
      page.replaceAll(addressOf(cid), `"data:${contentType};base64,${readFileSync(path, 'base64')}"`),
    html,
  );
}
