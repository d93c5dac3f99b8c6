import { useEffect, useState } from 'react';
import { data, Link, useNavigation } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { hostOf } from '../host.server.ts';
import { latest } from '../order/latest.ts';
import { useAddress } from '../shell/addresses.ts';
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
import styles from './start.module.css';
import { StartFacts } from './start-facts.tsx';

export const handle = { route: 'answer-start', private: true } satisfies Handle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const skus = await host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } });
  return { prices: skus.ok ? skus.data.list.map((sku) => sku.price) : [] };
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
  const address = useAddress();
  const beginning = useNavigation().formMethod === 'POST';
  const [open, setOpen] = useState<string>();
  useEffect(() => setOpen(latest('sitting', exam.examId)), [exam.examId]);

  const form = (
    <BeginForm problem={beginning ? undefined : actionData?.problem} beginning={beginning}>
      {open && (
        <p>
          <Link to={address('/answer/question', { sittingId: open })}>{t('resume')}</Link>
        </p>
      )}
    </BeginForm>
  );

  return (
    <div className={exam.consent ? `wrap ${styles.start} ${styles.asking}` : `wrap ${styles.start}`}>
      <title>{exam.name}</title>
      <div className={styles.words}>
        <p className="soft">{exam.name}</p>
        <h1>{exam.consent ? exam.about.title : t('title')}</h1>
        <p className="lede">{exam.consent ? exam.about.intro : t('honest')}</p>
        {!exam.consent && form}
      </div>
      <StartFacts prices={loaderData.prices} />
      {exam.consent && form}
      <EraseLink />
    </div>
  );
}
