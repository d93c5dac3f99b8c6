import { z } from 'zod';
import type { Call } from './call.ts';
import { countryCode, examId, language, nothing } from './fields.ts';
import { protocolIds } from './protocol-ids.ts';

export const protocolId = z.enum(protocolIds);

/** A document as it was when somebody agreed to it or was shown it. */
export const agreedProtocol = z.object({ id: protocolId, version: z.string() });
export type AgreedProtocol = z.output<typeof agreedProtocol>;

/** Where a part of a document leads: the screen that does what it speaks of. */
export const protocolWay = z.enum(['withdraw', 'member', 'erase', 'support', 'refunds', 'imprint']);
export type ProtocolWay = z.output<typeof protocolWay>;

const protocol = z.object({
  id: protocolId,
  /** Counted up with every change of what it says. */
  version: z.string(),
  /** From this day on. */
  validFrom: z.iso.date(),
  /** `agreed`: a purchase agrees to it. `informed`: it tells, and nobody is asked to agree with a purchase. */
  flag: z.enum(['agreed', 'informed']),
  title: z.string(),
});
export type Protocol = z.output<typeof protocol>;

const protocolText = protocol.extend({
  lead: z.string(),
  /** Facts such as a seller's name; those that are not known are left out. */
  rows: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
  content: z.array(
    z.object({
      /** Its anchor, the same in every language. */
      key: z.string(),
      title: z.string(),
      /** Paragraphs, and lists of items. */
      text: z.array(z.union([z.string(), z.array(z.string())])),
      way: protocolWay.optional(),
    }),
  ),
});
export type ProtocolText = z.output<typeof protocolText>;

export const protocolList = {
  name: 'protocolList',
  summary: 'The legal documents of a test; with a market, also those that its law asks for',
  method: 'GET',
  path: '/app/protocol/list/:examId/:hl',
  bases: ['ads'],
  params: z.object({ examId, hl: language }),
  query: z.object({ countryCode: countryCode.optional() }),
  body: nothing,
  data: z.array(protocol),
  refusals: ['unknownExam'],
  cacheSeconds: 300,
} satisfies Call;

export const protocolInfo = {
  name: 'protocolInfo',
  summary: 'One legal document',
  method: 'GET',
  path: '/app/protocol/info/:id',
  bases: ['ads'],
  params: z.object({ id: z.string().min(1).max(64) }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: protocolText,
  refusals: ['unknownProtocol'],
  cacheSeconds: 300,
} satisfies Call;
