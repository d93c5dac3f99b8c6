import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * The baseline: a Fastify route that sends the bytes of a file, compressed beforehand, and does nothing else.
 * `node bench/support/bare-server.ts <file> <port>`
 */
const [, , file = '', port = '0'] = process.argv;
const bytes = readFileSync(file);
const http = Fastify();
http.get('/', (_request, reply) => {
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  return reply.send(bytes);
});
await http.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('listening\n');
