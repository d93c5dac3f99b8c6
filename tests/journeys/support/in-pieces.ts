import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** What is told of a connection, and not of what came by it. */
const ofConnection = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

async function asked(site: string, request: IncomingMessage) {
  const { accept = '*/*', 'user-agent': agent = '' } = request.headers;
  const answer = await fetch(new URL(request.url ?? '/', site), { headers: { accept, 'user-agent': agent } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.test(name)));
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * A site behind a slow line: a page with `?cut=` and a text comes up to the end of that text, and the rest half a second later.
 *
 * @param site its address
 * @returns its address on the slow line, and what ends that
 */
export async function inPieces(site: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await asked(site, request);
    const text = new URL(request.url ?? '/', site).searchParams.get('cut');
    const at = text === null ? -1 : body.indexOf(text);
    response.writeHead(status, headers);
    if (text !== null && at >= 0) {
      const end = at + Buffer.byteLength(text);
      response.write(body.subarray(0, end));
      await after(500);
      response.end(body.subarray(end));
    } else response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
