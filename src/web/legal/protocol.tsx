import { data } from 'react-router';
import { protocolInfo, protocolList } from '#contract/protocols.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { hostOf } from '../host.server.ts';
import { PageHead } from '../landing/page-head.tsx';
import { Boot } from '../shell/boot.tsx';
import type { Handle } from '../shell/handle.ts';
import { noPage } from '../shell/no-page.server.ts';
import { referenceOf } from '../shell/reference.ts';
import { WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/protocol';
import { Document } from './document.tsx';

export const handle = { route: 'protocol', scripts: false } satisfies Handle;

/** @throws a 404 response for a document that there is not, or not in this market; a 503 one where it cannot be had */
export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const listed = await host.call(protocolList, {
    params: { examId, hl: host.locale },
    query: { countryCode: market.code },
  });
  if (!listed.ok) throw data(null, { status: 503 });
  if (!listed.data.some(({ id }) => id === params.id)) throw await noPage(host);
  const found = await host.call(protocolInfo, { params: { id: params.id }, query: { hl: host.locale } });
  if (!found.ok) throw data(null, { status: 503 });
  return { document: unbrokenIn(found.data), documents: listed.data, words: host.words(['legal', 'notice']) };
}

/** A legal document: open to everyone, the same for everyone. */
export default function ProtocolScreen({ loaderData }: Route.ComponentProps) {
  const { document, documents, words } = loaderData;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={[]} />
      <PageHead title={`${document.title} · Sixgates`} description={document.lead} />
      <Document document={document} documents={documents} />
    </WordsProvider>
  );
}
