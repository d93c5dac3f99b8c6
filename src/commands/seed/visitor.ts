import type { FastifyInstance } from 'fastify';
import type { Call, CallInput, DataOf } from '#contract/call.ts';
import { createClient } from '#contract/client.ts';

/** One who visits the site with a browser of their own: what they do goes through the same doors as any visitor's. */
export interface Visitor {
  /** @throws Error where the call was refused */
  data<C extends Call>(call: C, input?: CallInput<C>): Promise<DataOf<C>>;
}

export function newVisitor(http: FastifyInstance): Visitor {
  const jar = new Map<string, string>();
  const client = createClient({
    async fetch(input, init = {}) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const answer = await http.inject({
        method: init.method === 'POST' ? 'POST' : 'GET',
        url: String(input),
        headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
        ...(init.body != null && { payload: String(init.body) }),
      });
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
  return {
    async data(call, input) {
      const answer = await client.call(call, input);
      if (answer.ok) return answer.data;
      throw new Error(
        `${call.name} was refused: ${JSON.stringify('response' in answer ? answer.response : answer)}`,
      );
    },
  };
}
