import { data, type RouterContextProvider } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { CallResult } from '#contract/client.ts';
import { examType, examTypePair, examTypes } from '#contract/types.ts';
import { hostOf } from '../../host.server.ts';
import type { Host } from '../../host.ts';
import { noPage } from '../../shell/no-page.server.ts';
import { referenceOf } from '../../shell/reference.ts';
import { paired, typeNamed } from '../../type-pages.ts';
import { next } from '../landing.server.ts';

interface Visit {
  params: { ref: string; type: string; other?: string };
  context: Readonly<RouterContextProvider>;
}

/** @throws a 404 response for what is refused, a 503 one for what cannot be had */
function found<C extends Call>(result: CallResult<C>) {
  if (result.ok) return result.data;
  throw data(null, { status: result.kind === 'refused' ? 404 : 503 });
}

/** @throws a 404 response where it names no type */
async function named(host: Host, code: string | undefined) {
  const type = typeNamed(code);
  if (!type) throw await noPage(host);
  return type;
}

const words = ['landing', 'tests', 'types', 'way'] as const;

/** One type, and all of them to go on to. */
export async function loadType({ params, context }: Visit) {
  const host = hostOf(context);
  const { examId: id } = referenceOf(params);
  const query = { hl: host.locale };
  const code = await named(host, params.type);
  const [type, types] = await Promise.all([
    host.call(examType, { params: { id, code }, query }),
    host.call(examTypes, { params: { id }, query }),
  ]);
  return {
    type: found(type),
    types: found(types),
    words: host.words(words),
    prefetch: host.chunks(next),
  };
}

/** Two types together, in the one order that has a page. */
export async function loadPair({ params, context }: Visit) {
  const host = hostOf(context);
  const { examId: id } = referenceOf(params);
  const [one, other] = [await named(host, params.type), await named(host, params.other)];
  if (paired(one, other)[0] !== one) throw await noPage(host);
  const pair = await host.call(examTypePair, {
    params: { id, code: one, other },
    query: { hl: host.locale },
  });
  return { pair: found(pair), words: host.words(words), prefetch: host.chunks(next) };
}
