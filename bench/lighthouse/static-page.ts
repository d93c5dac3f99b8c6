import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What a landing is compared with: its own words, drawings and pictures in its own HTML, and nothing that makes it ours. */
export interface StaticPage {
  readonly url: string;
  close(): Promise<void>;
}

interface Served {
  readonly bytes: Buffer;
  readonly type: string;
}

/**
 * Serves the content of a page as a static file: no style, no script, no font.
 *
 * @param site whose page it is: where its pictures come from. Answered with something else, the static page would wait for
 *   what is no picture, and be slower than a static page is
 */
export async function serveStatic(html: string, site: string): Promise<StaticPage> {
  const bytes = brotliCompressSync(contentOf(html));
  const files = new Map<string, Promise<Served>>();
  const fileAt = (path: string) => {
    const file = files.get(path) ?? fileOf(site + path);
    files.set(path, file);
    return file;
  };
  const server: Server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(bytes);
      return;
    }
    void fileAt(request.url ?? '').then((file) => {
      response.writeHead(200, { 'content-type': file.type });
      response.end(file.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function fileOf(url: string): Promise<Served> {
  const answer = await fetch(url);
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
  };
}

export const contentOf = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<link\b[^>]*>|\sstyle="[^"]*"/g, '');
