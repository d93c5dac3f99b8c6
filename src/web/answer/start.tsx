import type { ReactNode } from 'react';
import { data } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { erasureStanding } from '#contract/privacy.ts';
import { hostOf } from '../host.server.ts';
import { EraseLink } from '../order/erase-link.tsx';
import { GoOn, Unfinished } from '../order/go-on.tsx';
import { Boot } from '../shell/boot.tsx';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/start';
import { begin } from './begin.server.ts';
import { BeginForm } from './begin-form.tsx';
import { firstAnswerOf } from './first-answer.server.ts';
import styles from './start.module.css';
import { StartFacts } from './start-facts.tsx';

/** No script of the framework: what it has to do, a form does (decision 82). */
export const handle = { route: 'answer-start', private: true, scripts: false } satisfies Handle;

/** What the questions need in the browser; fetched while the visitor reads. */
const next: readonly string[] = ['root', 'exam', 'answer/room', 'answer/sitting', 'answer/question'];

export async function loader(visit: Route.LoaderArgs) {
  const { params, context } = visit;
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const [skus, first, held] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    firstAnswerOf(visit),
    host.call(erasureStanding, { body: {} }),
  ]);
  return {
    prices: skus.ok ? skus.data.list.map((sku) => sku.price) : [],
    first: first?.question.options[first.choice],
    // Where that cannot be told, the way to a deletion stays: its own page says whether there is anything.
    isHeld: !held.ok || held.data.all.length > 0,
    prefetch: host.chunks(next),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const choices = {
    consent: form.get('consent') === 'yes',
    pace: form.get('pace') === 'timed' ? 'timed' : undefined,
  };
  return data(await begin(args, choices), 422);
}

export default function StartScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('start');
  const { exam } = useExam();

  return (
    <div className={`wrap ${styles.start}`}>
      <title>{exam.name}</title>
      <Boot prefetch={loaderData.prefetch} />
      <div className={styles.words}>
        <p className="soft">{exam.name}</p>
        <h1 className={exam.consent && styles.asking}>{exam.consent ? exam.about.title : t('title')}</h1>
        {loaderData.first !== undefined && (
          <p className={styles.first}>{t('first', { answer: loaderData.first })}</p>
        )}
        {!exam.consent && <p className="lede">{t('honest', { goods: exam.goods })}</p>}
        <div className={styles.ways} data-ways>
          <GoOn />
          <Over>
            <BeginForm problem={actionData?.problem} />
          </Over>
          <Unfinished />
        </div>
      </div>
      <StartFacts prices={loaderData.prices} />
      {loaderData.isHeld && <EraseLink sittingId={undefined} />}
    </div>
  );
}

/** What begins the test; whoever has left one in the middle is asked first (order/unfinished.js closes it). */
function Over({ children }: { children: ReactNode }) {
  const way = useWords('way.start');
  return (
    <details className={`more ${styles.over}`} open>
      <summary>{way('over')}</summary>
      <p className={styles.asked}>{way('overText')}</p>
      {children}
    </details>
  );
}
