import type { FastifyRequest } from 'fastify';

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name stands for this machine alone. */
export function isLoopbackName(name: string): boolean {
  return loopbackNames.has(name === '::1' ? '[::1]' : name);
}

/** Whether a request comes from this machine. What came through a proxy is from elsewhere, whatever its address. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded ?? request.headers.via;
  return proxied === undefined && loopbackAddresses.has(request.ip);
}

/** Whether it asks for this machine by a loopback name: another name may be a stranger's page in a local browser. */
export function asksForThisMachine(request: FastifyRequest): boolean {
  return isLoopbackName(request.host.replace(/:\d+$/, ''));
}
