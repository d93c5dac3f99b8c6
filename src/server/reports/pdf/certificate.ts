import { renderSVG } from 'uqr';
import type { Certificate } from '#contract/certificates.ts';
import { curveField, curveX, drawCurve, scaleTicks } from '#drawing/bell-curve.ts';
import { type Locale, languageTags } from '#locale/locales.ts';
import { clean, ink, palette, propertiesOf, writtenDay } from './frame.ts';
import { printed } from './pictures.ts';
import { certificateWords, reportWords } from './words.ts';

export interface CertificateInput {
  readonly certificate: Certificate;
  readonly locale: Locale;
  /** Where it is checked. */
  readonly checkUrl: string;
}

/** A text whose first letter is read from right to left (UAX 9, P2), in the scripts that names are printed in. */
const beginsAtTheRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Letters with marks or dots that are pieces of their own. */
const pieces = /[\p{M}\p{Script=Arabic}]/u;

/** Everything that the template reads of a certificate. */
export function certificateData({ certificate, locale, checkUrl }: CertificateInput) {
  const words = certificateWords(locale);
  const { holderName, test, takenAt, norm, code } = certificate;
  const date = writtenDay(takenAt, locale);
  return clean({
    ...propertiesOf({ locale, madeAt: takenAt }),
    title: words('document.title'),
    holder: {
      name: holderName,
      rightToLeft: beginsAtTheRight.test(holderName),
      pieced: pieces.test(holderName),
    },
    taken: words('document.taken', { test, date }),
    result: resultOf(certificate.result, locale),
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

function resultOf(result: Certificate['result'], locale: Locale) {
  if (result.kind === 'portrait') {
    const { kind, name, picture } = result;
    return { kind, label: certificateWords(locale)('document.character'), name, picture: printed(picture) };
  }
  const words = reportWords(locale);
  const number = new Intl.NumberFormat(languageTags[locale]);
  const { score, scale, band } = result;
  const { value, low, high } = score;
  return {
    kind: result.kind,
    value: number.format(value),
    range: words('overview.intervalRange', { low, high }),
    band,
    share: curveX(value, scale) / curveField.width,
    curve: drawCurve({ ...score, at: value, scale }, palette),
    curveAlt: words('overview.curve', { value, low, high, middle: scale.mean }),
    ticks: scaleTicks(scale).map((tick) => ({
      text: number.format(tick),
      share: curveX(tick, scale) / curveField.width,
    })),
  };
}
