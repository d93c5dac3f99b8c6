import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Picture } from '#contract/exams.ts';

const folder = fileURLToPath(new URL('../../../../assets/pictures/print', import.meta.url));

const ground = fileURLToPath(new URL('../../../../assets/pictures/share/ground.png', import.meta.url));

/** Where the template finds a picture. */
export const printed = ({ set, name }: Pick<Picture, 'set' | 'name'>): string =>
  `/pictures/${set}/${name}.jpg`;

/** A picture for the template: without words of its own it is ornament. */
export const printedPicture = (picture: Picture) => ({ file: printed(picture), alt: picture.alt || null });

/** Every picture for paper by the name under which the template finds it, and the ground of shared cards. */
export function printedPictures(): { path: string; bytes: Buffer }[] {
  const forPaper = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => ({ path: `/pictures/${name}`, bytes: readFileSync(`${folder}/${name}`) }));
  return [...forPaper, { path: '/pictures/share/ground.png', bytes: readFileSync(ground) }];
}
