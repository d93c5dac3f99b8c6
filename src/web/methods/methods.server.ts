import { data } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { CallResult } from '#contract/client.ts';
import { examCategories } from '#contract/exams.ts';
import { examMethods, methodsDocument } from '#contract/methods.ts';
import { methodsDocuments } from '#contract/methods-documents.ts';
import type { Host } from '../host.ts';
import { addressOf } from '../shell/addresses.ts';
import { noPage } from '../shell/no-page.server.ts';
import { referenceOf } from '../shell/reference.ts';
import { manualFrom } from './manual.server.ts';

/** @throws a 404 response for what is refused, a 503 one for what cannot be had */
function found<C extends Call>(result: CallResult<C>) {
  if (result.ok) return result.data;
  throw data(null, { status: result.kind === 'refused' ? 404 : 503 });
}

/** The tests that there are, by their names. */
async function testsOf(host: Host) {
  const categories = await host.call(examCategories, { query: { hl: host.locale } });
  const exams = categories.ok ? categories.data.flatMap((category) => category.exams) : [];
  return exams.map(({ examId, name }) => ({ examId, name }));
}

function readerOf(host: Host, reference: string) {
  return (markdown: string, plots?: Readonly<Record<string, string>>) =>
    manualFrom(
      markdown,
      (document) => addressOf(`/methods/${document}`, reference, { hl: host.locale }, new URLSearchParams()),
      plots,
    );
}

/** How a test measures: in plain words, and its manual. */
export async function loadMethods(host: Host, params: { ref: string }) {
  const { examId: id, market } = referenceOf(params);
  const [told, tests] = await Promise.all([
    host.call(examMethods, { params: { id }, query: { hl: host.locale } }),
    testsOf(host),
  ]);
  const { manual, plots, ...plain } = found(told);
  const read = readerOf(host, `${market.code}-${id}`);
  return { plain, tests, manual: read(manual, plots), words: host.words(['methods']) };
}

/** @throws a 404 response for a document that there is not */
export async function loadDocument(host: Host, params: { ref: string; document: string }) {
  const { examId, market } = referenceOf(params);
  const document = methodsDocuments.find((known) => known === params.document);
  if (!document) throw await noPage(host);
  const [told, tests] = await Promise.all([
    host.call(methodsDocument, { params: { document } }),
    testsOf(host),
  ]);
  const read = readerOf(host, `${market.code}-${examId}`);
  return { document, tests, manual: read(found(told).manual), words: host.words(['methods']) };
}
