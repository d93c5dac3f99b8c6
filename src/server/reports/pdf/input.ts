import type { PdfInput } from './frame.ts';
import { portraitData } from './portrait.ts';
import { scoreData } from './score.ts';

export type { PdfInput } from './frame.ts';

/** Everything the template reads, in words and drawings: the template only lays out. */
export function templateData({ report, ...rest }: PdfInput) {
  return report.kind === 'score' ? scoreData({ report, ...rest }) : portraitData({ report, ...rest });
}
