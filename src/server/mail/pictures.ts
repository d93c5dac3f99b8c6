import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../assets/mail/', import.meta.url));

const pictureOf = (filename: string, contentType: string) => ({
  filename,
  contentType,
  content: readFileSync(`${folder}${filename}`),
});

/** Made by bin/faces.mjs; mail programs know neither SVG nor AVIF. */
const pictures = {
  mark: pictureOf('mark.png', 'image/png'),
  gates: pictureOf('gates.jpg', 'image/jpeg'),
};

const names = Object.keys(pictures) as (keyof typeof pictures)[];
const addressOf = (name: keyof typeof pictures) => `"cid:${name}"`;

/** The pictures that a letter shows, as parts of its mail: nothing is fetched from us when it is read. */
export function picturesIn(html: string) {
  return names
    .filter((name) => html.includes(addressOf(name)))
    .map((name) => ({
      ...pictures[name],
      cid: name,
      contentDisposition: 'inline' as const,
    }));
}

/** A letter as a page that shows its pictures by itself. */
export function withPictures(html: string): string {
  return picturesIn(html).reduce(
    (page, { cid, content, contentType }) =>
      page.replaceAll(addressOf(cid), `"data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );
}
