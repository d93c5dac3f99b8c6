import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#server/platform/errors.ts';
import type { Payments } from './ask.ts';
import { keepNotice } from './notices.ts';

const doorPath = z.object({ provider: z.string().max(20) });

/**
 * Where providers tell what happened. Only a notice that its provider verifies is kept, once; then the provider is
 * answered, and the work is a job's. The body is taken as it came: its signature is over every byte.
 */
export function noticeDoor(
  http: FastifyInstance,
  room: Pick<Payments, 'database' | 'clock' | 'providers'>,
): void {
  http.register((door, _options, registered) => {
    door.removeContentTypeParser('application/json');
    door.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    door.post('/pay/notify/:provider', async (request) => {
      const path = doorPath.safeParse(request.params);
      const provider = path.success ? room.providers.get(path.data.provider) : undefined;
      if (!provider) throw new Refusal('notFound');
      const body = typeof request.body === 'string' ? request.body : '';
      const notice = await provider.verify({ body, headers: request.headers }, room.clock.now());
      if (!notice) throw new Refusal('forbidden');
      await keepNotice(room, provider.name, notice);
      return { result: 200, data: { received: true } };
    });
    registered();
  });
}
