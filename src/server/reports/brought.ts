import type { Block } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import type { BroughtPart } from '#contract/reports.ts';
import type { Variety } from '#locale/locales.ts';
import { examsBroughtBy } from '#server/catalogue/packages.ts';
import { takenOf } from '#server/orders/bringing.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { type Entitlement, entitlementFor } from '#server/privileges/entitlement.ts';
import { handOut } from '#server/privileges/hand-out.ts';
import { type ComposeRoom, composeReport } from './compose.ts';

interface Wish {
  readonly entitlement: Entitlement;
  readonly locale: Variety;
}

/**
 * Of each test that an order brings and its reader has taken, the first page of its report, to stand as a part beside those
 * of the order's own. Made of the other order each time: what is no longer open there is gone here too.
 */
export async function broughtTo(
  room: ComposeRoom,
  reader: Reader,
  { entitlement, locale }: Wish,
): Promise<BroughtPart[]> {
  const exams = examsBroughtBy(entitlement.features);
  if (exams.length === 0 || !(await handOut(room, entitlement, 'report'))) return [];
  const taken = await takenOf(room.database, reader, entitlement);
  const parts: BroughtPart[] = [];
  for (const exam of exams) {
    const orderNumber = taken.get(exam.id);
    const own = orderNumber && (await entitlementFor(room, reader, orderNumber));
    if (!own || !(await handOut(room, own, 'report'))) continue;
    const report = await composeReport(room, own, locale);
    if (!report) continue;
    const part = { id: exam.slug, title: exam.name(locale), blocks: firstPageOf(report, exam.slug) };
    parts.push({ examId: exam.id, orderNumber, part });
  }
  return parts;
}

/** What stands on the first page of a report; all of its first part, where that has no pages. Its ids are told apart. */
function firstPageOf({ parts: [first] }: ReportDocument, prefix: string): Block[] {
  const blocks = first?.blocks ?? [];
  const second = blocks.findIndex(({ block }, at) => at > 0 && block === 'page');
  return blocks
    .slice(0, second < 0 ? undefined : second)
    .map((block) => ('id' in block ? { ...block, id: `${prefix}-${block.id}` } : block));
}
