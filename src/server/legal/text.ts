import type { ProtocolId } from '#contract/protocol-ids.ts';
import type { Protocol, ProtocolText } from '#contract/protocols.ts';
import { listFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { sentencesIn } from '#words/translator.ts';
import { protocols } from './protocols.ts';
import { missingToSell, type Seller, sellerLine } from './seller.ts';

/** For how many days the daily job keeps what (privacy/retention.ts). */
export interface Kept {
  readonly keepSittings: string;
  readonly keepDrafts: string;
  readonly keepVisits: string;
  readonly keepNotices: string;
  readonly keepJobs: string;
  readonly keepLinks: string;
}

/** What a document has to know of this site. */
export interface Facts {
  readonly seller: Seller;
  /** Services that are told what came of their advertisements, as visitors know them. */
  readonly ads: readonly string[];
  readonly kept: Kept;
}

/** A document as its words are written. */
interface Written {
  readonly title: string;
  readonly lead: string;
  readonly rows?: Readonly<Record<string, { readonly label: string; readonly text: string }>>;
  readonly parts?: Readonly<
    Record<string, { readonly title: string; readonly text: readonly (string | readonly string[])[] }>
  >;
}

/** A document by its name, version and title. */
export function headOf(id: ProtocolId, variety: Variety): Protocol {
  const { version, validFrom, agreed } = protocols[id];
  const { title } = writtenOf(id, variety);
  return { id, version, validFrom, flag: agreed.length > 0 ? 'agreed' : 'informed', title };
}

/** A document in full, with what is known of the seller. */
export function textOf(id: ProtocolId, variety: Variety, { seller, kept, ads }: Facts): ProtocolText {
  const { ways } = protocols[id];
  const { lead, rows = {}, parts = {} } = writtenOf(id, variety);
  const say = sentencesIn(variety, {
    ...seller,
    ...kept,
    seller: sellerLine(seller),
    hosting: seller.hosting ?? 'none',
    ads: ads.length === 0 ? 'none' : listFormat(languageTags[variety]).format(ads),
    sells: missingToSell(seller).length === 0 ? 'yes' : 'no',
  });
  return {
    ...headOf(id, variety),
    lead: say(lead),
    rows: Object.entries(rows)
      .filter(([, { text }]) => isKnown(text, seller))
      .map(([key, { label, text }]) => ({ key, label, text: say(text) })),
    content: Object.entries(parts).map(([key, { title, text }]) => ({
      key,
      title,
      text: text.map((block) => (typeof block === 'string' ? say(block) : block.map((item) => say(item)))),
      ...(ways?.[key] && { way: ways[key] }),
    })),
  };
}

function writtenOf(id: ProtocolId, variety: Variety): Written {
  const [room, name] = protocols[id].words;
  const documents: Readonly<Record<string, unknown>> = rawWords(variety, room);
  return documents[name] as Written;
}

/** A row that only says what nobody has told is left out. */
function isKnown(text: string, seller: Seller): boolean {
  const [, alone] = /^\{(\w+)\}$/.exec(text) ?? [];
  return alone === undefined || Boolean({ ...seller }[alone as keyof Seller]);
}
