import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { languageTags, type Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { wordsIn } from '#words/translator.ts';
import { varietyOfPage } from './locale.ts';

const web = (path: string) => readFileSync(new URL(`../../web/${path}`, import.meta.url));

/** Of the first theme (bin/faces.mjs); the last one keeps its mark inside of what any device cuts off. */
const icons = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable', size: 512, purpose: 'maskable' },
] as const;

/** The first view of the default landing on a wide and on a narrow window, as it looked when it was last taken: what a device shows before somebody installs. */
const screens = [
  { form: 'wide', width: 1440, height: 900 },
  { form: 'narrow', width: 780, height: 1688 },
] as const;

/** What a device draws around the site before it has come: the night of the first theme (`nights` in web/themes). */
export const night = '#1c100c';

const iconAddress = (name: string) => `/icons/${name}.png`;
const screenAddress = (form: string) => `/screens/${form}.jpg`;

/** What a device needs to put the site among its apps (W3C Web Application Manifest), in the visitor's language. */
export function manifestOf(variety: Variety): object {
  const words = wordsIn(variety, 'shell');
  return {
    id: '/',
    name: words('site.name'),
    short_name: words('site.name'),
    description: words('footer.note'),
    lang: languageTags[variety],
    start_url: `/?hl=${languageOf(variety)}`,
    scope: '/',
    display: 'standalone',
    background_color: night,
    theme_color: night,
    icons: icons.map(({ name, size, purpose }) => ({
      src: iconAddress(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    screenshots: screens.map(({ form, width, height }) => ({
      src: screenAddress(form),
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: words('footer.note'),
    })),
  };
}

/** The manifest, its icons and screens, and the worker that keeps a begun test (decision 56). */
export function addInstallable(site: FastifyInstance): void {
  const day = 'public, max-age=86400';
  site.get('/manifest.webmanifest', (request, reply) =>
    reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        // Without a language in its address it is in the reader's own.
        'cache-control': 'private, max-age=86400',
      })
      .send(JSON.stringify(manifestOf(varietyOfPage(request)))),
  );
  for (const { name } of icons) {
    const png = web(`themes/app-icons/${name}.png`);
    site.get(iconAddress(name), (_request, reply) =>
      reply.type('image/png').header('cache-control', day).send(png),
    );
  }
  for (const { form } of screens) {
    const jpeg = web(`themes/app-screens/${form}.jpg`);
    site.get(screenAddress(form), (_request, reply) =>
      reply.type('image/jpeg').header('cache-control', day).send(jpeg),
    );
  }
  const worker = web('answer/service-worker.js');
  site.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
}
