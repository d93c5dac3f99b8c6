import type { Sku } from '#contract/catalogue.ts';
import { useConfig } from '../shell/config.ts';
import { useExam } from '../shell/exam.tsx';

/** One thing by the vocabulary of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/**
 * What a page says of itself to machines: a block of data, which the page policy lets stand since it runs nothing. It is written
 * by what shows the same to people, so that it can say nothing else.
 */
export function Structured({ things }: { things: readonly Thing[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // No sentence may end the element that it stands in.
  const __html = text.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** Who runs the site, as other things refer to it. */
export const houseIn = (site: string): Thing => ({
  '@type': 'Organization',
  '@id': `${site}/#house`,
  name: 'Sixgates',
  url: `${site}/`,
});

/** What can be bought here, at the price that stands beside it. */
export function SoldHere({ packages }: { packages: readonly Sku[] }) {
  const { exam } = useExam();
  const site = useConfig()?.publicUrl ?? '';
  if (packages.length === 0) return null;
  const offers = packages.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: (price.amount / 100).toFixed(2),
    priceCurrency: price.currency,
    availability: 'https://schema.org/InStock',
    seller: { '@id': `${site}/#house` },
  }));
  return (
    <Structured things={[{ '@type': 'Product', name: exam.name, description: exam.about.lead, offers }]} />
  );
}

/** Questions with their answers, both on the page. */
export function AskedHere({ asked }: { asked: readonly { title: string; text: string }[] }) {
  const mainEntity = asked.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return <Structured things={[{ '@type': 'FAQPage', mainEntity }]} />;
}
