import type { CertifiedResult } from '#contract/certificates.ts';
import type { ReportModel } from '#contract/reports.ts';

/** What a certificate says of a report: enough to be proud of, nothing that was told in confidence. */
export function certifiedResultOf(report: ReportModel): CertifiedResult {
  if (report.kind === 'score') {
    const { score, band } = report.headline;
    return { kind: 'score', score, scale: report.scale, band: band.label };
  }
  const { name, picture } = report.character;
  return { kind: 'portrait', name, picture };
}
