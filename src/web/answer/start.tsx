import { type ReactNode, useEffect, useState } from 'react';
import { data, useNavigation } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { hostOf } from '../host.server.ts';
import { GoOn, Unfinished } from '../order/go-on.tsx';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { overNetwork } from '../shell/over-network.ts';
import { referenceOf } from '../shell/reference.ts';
import { unlessSameLanguage } from '../shell/revalidate.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/start';
import { begin } from './begin.server.ts';
import { BeginForm } from './begin-form.tsx';
import { EraseLink } from './erase-link.tsx';
import { firstAnswerOf } from './first-answer.server.ts';
import styles from './start.module.css';
import { StartFacts } from './start-facts.tsx';
import { unfinishedAt } from './unfinished.ts';

export const handle = { route: 'answer-start', private: true } satisfies Handle;

export async function loader(visit: Route.LoaderArgs) {
  const { params, context } = visit;
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const [skus, first] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    firstAnswerOf(visit),
  ]);
  return {
    prices: skus.ok ? skus.data.list.map((sku) => sku.price) : [],
    first: first?.question.options[first.choice],
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  return data(await begin(args, form.get('consent') === 'yes'), 422);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem) => ({ problem }));
}

export const shouldRevalidate = unlessSameLanguage;

export default function StartScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('answer.start');
  const { exam } = useExam();
  const beginning = useNavigation().formMethod === 'POST';
  const [page, setPage] = useState<number>();
  useEffect(() => setPage(unfinishedAt(exam.examId)), [exam.examId]);

  return (
    <div className={`wrap ${styles.start}`}>
      <title>{exam.name}</title>
      <div className={styles.words}>
        <p className="soft">{exam.name}</p>
        <h1 className={exam.consent && styles.asking}>{exam.consent ? exam.about.title : t('title')}</h1>
        {loaderData.first !== undefined && (
          <p className={styles.first}>{t('first', { answer: loaderData.first })}</p>
        )}
        {!exam.consent && <p className="lede">{t('honest')}</p>}
        <div
          className={styles.ways}
          data-ways
          data-unfinished={page === undefined ? undefined : ''}
          suppressHydrationWarning
        >
          <GoOn page={page} />
          <Over open={page === undefined}>
            <BeginForm
              problem={beginning ? undefined : actionData?.problem}
              beginning={beginning}
              again={page !== undefined}
            />
          </Over>
          <Unfinished />
        </div>
        {exam.consent && <p className="lede">{exam.about.intro}</p>}
      </div>
      <StartFacts prices={loaderData.prices} />
      <EraseLink />
    </div>
  );
}

/** What begins the test; whoever has left one in the middle is asked first. */
function Over({ open, children }: { open: boolean; children: ReactNode }) {
  const way = useWords('way.start');
  return (
    <details className={`more ${styles.over}`} open={open} suppressHydrationWarning>
      <summary>{way('over')}</summary>
      <p className={styles.asked}>{way('overText')}</p>
      {children}
    </details>
  );
}
