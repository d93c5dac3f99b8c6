import type { ReactNode } from 'react';
import type { Sku } from '#contract/catalogue.ts';
import type { ScaleQuestion } from '#contract/exams.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './hero.module.css';
import { Opening } from './opening.tsx';
import { useReportPrice } from './report-price.ts';
import { StartButton } from './start-button.tsx';

interface Props {
  packages: readonly Sku[];
  /** What the words stand before. */
  art: ReactNode;
  className?: string | undefined;
  /** In place of what the test says of itself. */
  title?: string;
  lead?: string;
  /** Of the test, where it may be answered here. */
  opening?: ScaleQuestion | undefined;
  /** Between the words and the way in. */
  children?: ReactNode;
}

/** The first view: what it is, the way in, and what it takes, is free and costs. */
export function Hero({ packages, art, className, title, lead, opening, children }: Props) {
  const t = useWords('landing.hero');
  const reportPrice = useReportPrice();
  const { exam } = useExam();
  const cheapest = packages.map(({ price }) => price).sort((one, other) => one.amount - other.amount)[0];
  return (
    <section
      className={className ? `${styles.hero} ${className}` : styles.hero}
      data-scheme="dark"
      aria-labelledby="title"
    >
      <div className={`wrap ${styles.words}`}>
        <h1 id="title">{title ?? exam.about.title}</h1>
        <p className="lede">{lead ?? exam.about.lead}</p>
        {children}
        {opening && <Opening question={opening} />}
        <div className={styles.foot}>
          <p className={styles.go}>
            <StartButton />
          </p>
          <ul className={styles.facts} role="list">
            <li>{t('length', { questions: exam.questionCount, minutes: exam.minutes })}</li>
            <li>{t('free', { goods: exam.goods })}</li>
            {cheapest && <li>{reportPrice({ exam, price: cheapest, several: packages.length > 1 })}</li>}
          </ul>
        </div>
      </div>
      {art}
    </section>
  );
}
