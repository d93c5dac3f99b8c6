import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors.ts';

/** @throws OperatorError where the port is taken, not allowed, or the address is none of this machine */
export async function listen(
  http: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (problem) {
    const sentence = sentences[String((problem as NodeJS.ErrnoException).code)];
    throw sentence ? new OperatorError(sentence(host, port)) : problem;
  }
}

const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `Port ${port} is in use: stop what runs there, or set PORT to another one.`,
  EACCES: (_, port) => `Port ${port} is not allowed to this user: set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (host) => `HOST is ${host}, which is no address of this machine.`,
};
