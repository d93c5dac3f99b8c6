// Writes en/*.html and ja/*.html: node docs/design/study/build.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import * as pages from './pages.mjs';
import * as words from './words.mjs';

for (const [language, w] of Object.entries(words)) {
  await mkdir(new URL(`${language}/`, import.meta.url), { recursive: true });
  for (const [name, draw] of Object.entries(pages)) {
    await writeFile(new URL(`${language}/${name}.html`, import.meta.url), draw(w));
  }
}
