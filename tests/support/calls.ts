import type { Call, CallInput, DataOf } from '#contract/call.ts';
import type { RefusalEnvelope } from '#contract/envelope.ts';
import { addressesOf } from '#server/platform/http/serve.ts';

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** An object goes as JSON, text as it is. */
  readonly payload?: object | string;
}

export interface Received {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly body: string;
  readonly rawPayload: Buffer;
}

/** How requests reach the server: in memory, or over the network. */
export type Transport = (sent: Sent) => Promise<Received>;

export type Answer<C extends Call> =
  | { ok: true; data: DataOf<C> }
  | { ok: false; status: number; refusal: RefusalEnvelope };

export interface Browser {
  call<C extends Call>(call: C, input?: CallInput<C>, hl?: string): Promise<Answer<C>>;
  /** The call's data; an error where it was refused. */
  data<C extends Call>(call: C, input?: CallInput<C>, hl?: string): Promise<DataOf<C>>;
  /** The name of the refusal; an error where there was none. */
  refusal<C extends Call>(call: C, input?: CallInput<C>, hl?: string): Promise<string>;
  /** Any request, with this browser's cookies. */
  request: Transport;
  /** Every body that this browser was ever sent. */
  readonly received: string[];
}

/** A browser with an empty cookie jar. */
export function newBrowser(transport: Transport): Browser {
  const answers: Received[] = [];
  const jar = new Map<string, string>();

  async function request(sent: Sent): Promise<Received> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await transport({ ...sent, headers: { ...(cookie && { cookie }), ...sent.headers } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (String(set).split(';', 1)[0] ?? '').split('=');
      // A cookie without a value was taken away.
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    answers.push(answer);
    return answer;
  }

  async function call<C extends Call>(of: C, input: CallInput<C> = {}, hl?: string): Promise<Answer<C>> {
    const answer = await request({
      method: of.method,
      url: urlOf(of, input),
      headers: { ...(hl && { hl }) },
      ...(of.method === 'POST' && { payload: (input.body ?? {}) as object }),
    });
    const body = JSON.parse(answer.body) as { result: number; data: DataOf<C> };
    if (answer.statusCode === 200 && body.result === 200) return { ok: true, data: body.data };
    return { ok: false, status: answer.statusCode, refusal: body as unknown as RefusalEnvelope };
  }

  return {
    request,
    call,
    get received() {
      return answers.map(({ body }) => body);
    },
    async data(of, input, hl) {
      const answer = await call(of, input, hl);
      if (!answer.ok) throw new Error(`${of.name} was refused: ${JSON.stringify(answer.refusal)}`);
      return answer.data;
    },
    async refusal(of, input, hl) {
      const answer = await call(of, input, hl);
      if (answer.ok) throw new Error(`${of.name} was not refused.`);
      return answer.refusal.name;
    },
  };
}

/** Where a call is answered, its parameters filled in. */
export function urlOf(call: Call, { params, query }: CallInput<Call>): string {
  const path = (addressesOf(call)[0] as string).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return search ? `${path}?${search}` : path;
}

/** Over the network to a server that may move. */
export function overNetwork(base: () => string): Transport {
  return async ({ method, url, headers, payload }) => {
    const text = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const answer = await fetch(new URL(url, base()), {
      method,
      redirect: 'manual',
      headers: { ...(typeof payload === 'object' && { 'content-type': 'application/json' }), ...headers },
      ...(text !== undefined && { body: text }),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    return {
      statusCode: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      body: rawPayload.toString(),
      rawPayload,
    };
  };
}
