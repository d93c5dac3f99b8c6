import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { asSent } from '#web/as-sent.ts';
import { clientFolder } from './build.ts';

/** Served from the build, with the forms compressed at build time; names carry a hash, so they never change. */
export async function registerAssets(http: FastifyInstance): Promise<void> {
  const root = new URL('assets/', clientFolder);
  if (!existsSync(root)) throw new Error('The pages are not built: run npm run build.');
  await http.register(fastifyStatic, {
    root: fileURLToPath(root),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}

/** The pictures of the tests. Their names stay when they are drawn anew, so browsers ask again after a day. */
export async function registerPictures(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: fileURLToPath(new URL('../../../assets/pictures/', import.meta.url)),
    prefix: '/pictures/',
    index: false,
    allowedPath: (path) => path.endsWith('.avif') || path === '/grain.png',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) =>
      reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800'),
  });
}

/** The text of a built stylesheet by its address; read once. */
export function createStyleReader(): (href: string) => string {
  const read = new Map<string, string>();
  return (href) => {
    const name = href.slice(href.lastIndexOf('/assets/') + 1);
    const known = read.get(name) ?? readFileSync(new URL(name, clientFolder), 'utf8');
    read.set(name, known);
    return known;
  };
}

/** The scripts of a landing, as `web/shell/boot.tsx` and `web/order/go-on.tsx` write them into the page. */
export const landingScripts = ['shell/boot.js', 'order/unfinished.js'].map((name) =>
  asSent(readFileSync(new URL(`../../web/${name}`, import.meta.url), 'utf8')),
);

/** For those who ask by the old name; pages name their own. */
export const favicon = readFileSync(new URL('../../web/themes/favicons/orange.svg', import.meta.url));

/** What crawlers may see: landings, and nothing that belongs to one person. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...[
      '/answer/',
      '/paying/',
      '/payCheck/',
      '/report/',
      '/user/',
      '/member/',
      '/store/gift/',
      '/certificate/',
      '/ads/',
      '/pay/',
    ].map((path) => `Disallow: ${path}`),
    `Host: ${publicUrl}`,
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
