import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What a landing is compared with: its own words and drawings in its own HTML, and nothing that makes it ours. */
export interface StaticPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the content of a page as a static file: no style, no script, no font, no picture from elsewhere. */
export async function serveStatic(html: string): Promise<StaticPage> {
  const bytes = brotliCompressSync(contentOf(html));
  const server: Server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const contentOf = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<link\b[^>]*>|\sstyle="[^"]*"/g, '');
