import type { FastifyInstance } from 'fastify';
import { type ProtocolId, protocolIds } from '#contract/protocol-ids.ts';
import { protocolInfo, protocolList } from '#contract/protocols.ts';
import { findExam } from '#exams/index.ts';
import { Refusal } from '#server/platform/errors.ts';
import { serve } from '#server/platform/http/serve.ts';
import { protocols } from './protocols.ts';
import { type Facts, headOf, textOf } from './text.ts';

/** The legal documents, and who sells. */
export function legalRoutes(http: FastifyInstance, facts: Facts): void {
  serve(http, protocolList, async ({ params, query, varietyIn }) => {
    if (!findExam(params.examId)) throw new Refusal('unknownExam');
    return protocolIds
      .filter((id) => isForMarket(id, query.countryCode))
      .map((id) => headOf(id, varietyIn(params.hl)));
  });

  serve(http, protocolInfo, async ({ params, query, locale, varietyIn }) => {
    const id = protocolIds.find((known) => known === params.id);
    if (!id) throw new Refusal('unknownProtocol');
    return textOf(id, varietyIn(query.hl ?? locale), facts);
  });
}

function isForMarket(id: ProtocolId, countryCode: string | undefined): boolean {
  const { market } = protocols[id];
  return market === undefined || market === countryCode;
}
