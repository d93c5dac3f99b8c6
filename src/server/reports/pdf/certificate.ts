import { renderSVG } from 'uqr';
import type { Certificate } from '#contract/certificates.ts';
import { writtenDay } from '#locale/dates.ts';
import type { Variety } from '#locale/locales.ts';
import type { Paper } from '#locale/paper.ts';
import { printEmblem } from './emblem.ts';
import { clean, propertiesOf } from './frame.ts';
import { printName } from './name.ts';
import { ink } from './palette.ts';
import { certificateWords } from './words.ts';

export interface CertificateInput {
  readonly certificate: Certificate;
  readonly locale: Variety;
  /** What it is printed on. */
  readonly paper: Paper;
  /** Where it is checked. */
  readonly checkUrl: string;
}

/** Everything that the template reads of a certificate. */
export function certificateData({ certificate, locale, paper, checkUrl }: CertificateInput) {
  const words = certificateWords(locale);
  const { holderName, test, takenAt, norm, code } = certificate;
  const date = writtenDay(new Date(takenAt), locale);
  return clean({
    ...propertiesOf({ locale, madeAt: takenAt }),
    paper,
    title: words('document.title'),
    holder: printName(holderName, 'certificate'),
    taken: words('document.taken', { test, date }),
    result: printEmblem(certificate.result, locale),
    notes: [norm, words('document.limits')],
    check: {
      label: words('document.check'),
      address: checkUrl.replace(/^https?:\/\/|\/[^/]*$/g, ''),
      code,
      square: renderSVG(checkUrl, { ecc: 'M', border: 0, blackColor: ink, whiteColor: 'none' }),
      alt: words('document.square', { address: checkUrl }),
    },
  });
}
