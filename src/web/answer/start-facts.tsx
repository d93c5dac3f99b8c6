import type { Sku } from '#contract/catalogue.ts';
import type { ExamSummary } from '#contract/exams.ts';
import { heldDay, writtenDay } from '#locale/dates.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { useMoney } from '../order/price.ts';
import { useExam } from '../shell/exam.tsx';
import { useVariety, useWords } from '../shell/words.tsx';
import styles from './start.module.css';

interface Props {
  /** Of the packages on sale in this market; empty where they could not be loaded. */
  prices: readonly Sku['price'][];
}

/** What the test takes, what is free and what the rest costs: before the first question. */
export function StartFacts({ prices }: Props) {
  const t = useWords('start');
  const before = useWords('answer.submit');
  const { exam } = useExam();
  const variety = useVariety();
  const cost = useCost(prices);
  const number = numberFormat(languageTags[variety]);
  const facts = [
    [
      t('takesTitle'),
      t('takesText', {
        questions: exam.questionCount,
        options:
          exam.fewestOptions === undefined
            ? number.format(exam.optionCount)
            : t('optionsRange', {
                low: number.format(exam.fewestOptions),
                high: number.format(exam.optionCount),
              }),
        minutes: exam.minutes,
        goods: exam.goods,
      }),
      // Of any other test the first question says it.
      ...(exam.consent ? [exam.about.intro] : []),
    ],
    // Said here, since a stage that is over closes its answers long before the last screen.
    ...(exam.openIsWrong ? [[t('openTitle'), before('openWrong')]] : []),
    [t('freeTitle'), exam.about.free],
    [t('costTitle', { goods: exam.goods }), cost],
    [t('keptTitle'), t('keptText')],
    ...(exam.review ? [[t('reviewTitle'), t('reviewText', saidOf(exam.review, variety))]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, ...texts]) => (
        <div key={term}>
          <dt>{term}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
      <div className={styles.keyboard}>
        <dt>{t('keyboardTitle')}</dt>
        <dd>{t('keyboardText', { options: exam.optionCount, goods: exam.goods })}</dd>
      </div>
    </dl>
  );
}

/** A day has no time zone: it is the same for every reader. */
const saidOf = ({ by, on, what }: NonNullable<ExamSummary['review']>, variety: Variety) => ({
  by,
  what,
  date: heldDay(writtenDay(new Date(on), variety)),
});

function useCost(prices: Props['prices']): string {
  const t = useWords('start');
  const money = useMoney();
  const { freeWithAccount: part, beyondAccount: beyond = '', goods } = useExam().exam;
  const sorted = [...prices].sort((one, other) => one.amount - other.amount);
  const low = sorted[0];
  const high = sorted.at(-1);
  if (!low || !high) return t('costUnknown', { goods });
  const { tax } = low;
  if (part) return t('costAccount', { part, beyond, price: money.price(high), tax });
  if (low.amount === high.amount) return t('costOne', { goods, price: money.price(low), tax });
  return t('costRange', { low: money.price(low), high: money.price(high), tax });
}
