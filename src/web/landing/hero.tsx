import type { ReactNode } from 'react';
import type { Sku } from '#contract/catalogue.ts';
import { priceText } from '../order/price.ts';
import { useExam } from '../shell/exam.tsx';
import { useVariety, useWords } from '../shell/words.tsx';
import tallAvif from '../themes/art/home-tall.avif?url';
import tallWebp from '../themes/art/home-tall.webp?url';
import wideAvif from '../themes/art/home-wide.avif?url';
import wideWebp from '../themes/art/home-wide.webp?url';
import styles from './hero.module.css';
import { StartButton } from './start-button.tsx';

const wide = '(min-width: 48em)';

/** The picture of the first landing. */
export function HomeArt() {
  return (
    <picture className={styles.art}>
      <source media={wide} type="image/avif" srcSet={wideAvif} />
      <source media={wide} type="image/webp" srcSet={wideWebp} />
      <source type="image/avif" srcSet={tallAvif} />
      <img src={tallWebp} alt="" width="780" height="1600" fetchPriority="high" />
    </picture>
  );
}

interface Props {
  packages: readonly Sku[];
  /** What the words stand before. */
  art: ReactNode;
  className?: string | undefined;
}

/** The first view: what it is, the way in, and what it takes, is free and costs. */
export function Hero({ packages, art, className }: Props) {
  const t = useWords('landing.hero');
  const variety = useVariety();
  const { exam } = useExam();
  const cheapest = packages.map(({ price }) => price).sort((one, other) => one.amount - other.amount)[0];
  return (
    <section
      className={className ? `${styles.hero} ${className}` : styles.hero}
      data-scheme="dark"
      aria-labelledby="title"
    >
      <div className={`wrap ${styles.words}`}>
        <h1 id="title">{exam.about.title}</h1>
        <p className="lede">{exam.about.lead}</p>
        <p className={styles.go}>
          <StartButton />
        </p>
        <ul className={styles.facts} role="list">
          <li>{t('length', { questions: exam.questionCount, minutes: exam.minutes })}</li>
          <li>{t('free')}</li>
          {cheapest && (
            <li>
              {t('price', {
                price: priceText(cheapest, variety),
                tax: cheapest.taxIncluded ? 'included' : 'other',
              })}
            </li>
          )}
        </ul>
      </div>
      {art}
    </section>
  );
}
