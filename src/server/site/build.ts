import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Host } from '#web/host.ts';

/** Where `npm run build` leaves the browser's files and the server's bundle. */
export const clientFolder = new URL('../../../build/client/', import.meta.url);
const serverBundle = new URL('../../../build/server/index.js', import.meta.url);

export interface Pages {
  /** Answers one page request. */
  handle(request: Request, host: Host): Promise<Response>;
  readonly chunks: Host['chunks'];
  /** Names this build; changes when any file of it does. */
  readonly build: string;
}

/** What the server bundle exports beside the framework's own. */
type Entry = ServerBuild['entry']['module'] & {
  hostContext: Parameters<RouterContextProvider['set']>[0];
};

/** The pages as they were built. */
export async function builtPages(): Promise<Pages> {
  const build = (await import(pathToFileURL(serverBundle.pathname).href)) as ServerBuild;
  const name = createHash('sha256')
    .update(readFileSync(serverBundle))
    .update(build.assets.version)
    .digest('hex');
  return {
    handle: await handlerOf(build, 'production'),
    chunks: (routes) => chunksOf(build.assets, routes),
    build: name.slice(0, 12),
  };
}

/** What the browser loads for some routes: their modules, what these import, and their styles; each once. */
function chunksOf({ entry, routes: all }: ServerBuild['assets'], routes: readonly string[]): string[] {
  const modules = routes.flatMap((id) => all[id] ?? []);
  return [
    ...new Set([
      entry.module,
      ...entry.imports,
      ...modules.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]),
    ]),
  ];
}

/** The pages from their sources, with hot reload through the server that already listens. */
export async function livePages(http: FastifyInstance): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  });
  http.addHook('onClose', () => vite.close());
  http.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
  return { handle: await handlerOf(load, 'development'), chunks: () => [], build: 'development' };
}

/** @param build what would be a function would have its routes ranked anew for each request */
async function handlerOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): Promise<Pages['handle']> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const answer = createRequestHandler(build, mode);
  return async (request, host) => {
    const context = new RouterContextProvider();
    const { entry } = typeof build === 'function' ? await build() : build;
    context.set((entry.module as Entry).hostContext, host);
    return answer(request, context);
  };
}
