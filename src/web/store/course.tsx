import { data, Form, useNavigation } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { skuId } from '#contract/fields.ts';
import { createCourseOrder } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { referenceOf } from '../shell/reference.ts';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/course';
import { PriceLine } from './price.tsx';
import styles from './store.module.css';

export const handle = { route: 'store-course', private: true } satisfies Handle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const skus = await host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } });
  const words = host.words(['practice']);
  return skus.ok ? { list: skus.data.list, words } : data({ list: undefined, words }, 503);
}

/** Orders the course, and goes on to its payment. */
export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const wanted = skuId.catch('').parse((await request.formData()).get('skuId'));
  const made = await host.call(createCourseOrder, {
    body: { examId, countryCode: market.code, hl: host.locale, skuId: wanted },
  });
  if (!made.ok) return data<{ problem: Problem }>({ problem: problemOf(made) }, 422);
  throw onward(args, '/paying/paypage', { orderNumber: made.data.orderNumber, skuId: wanted });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem) => ({ problem }));
}

export default function CourseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { list, words } = loaderData;
  if (!list) return <LoadFailed />;
  return (
    <WordsProvider words={words}>
      <Course list={list} problem={actionData?.problem} />
    </WordsProvider>
  );
}

type List = NonNullable<Route.ComponentProps['loaderData']['list']>;

function Course({ list, problem }: { list: List; problem: Problem | undefined }) {
  const t = useWords('practice.course');
  const address = useAddress();
  const ordering = useNavigation().formMethod === 'POST';
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t('title')}>
        <p className="lede">{t('lead')}</p>
        <p className="small soft">{t('once')}</p>
      </PageTitle>
      <section className={styles.body} aria-label={t('title')}>
        <ProblemNotice problem={problem} failed={t('failed')} stake="payment" />
        {list.map((sku) => (
          <Form key={sku.skuId} method="post" className={styles.item}>
            <Gates lit={6} className={styles.gates} />
            <div>
              <h2>{sku.features[0]?.name}</h2>
              <p className="soft">{sku.features[0]?.content}</p>
            </div>
            <PriceLine price={sku.price} />
            <input type="hidden" name="skuId" value={sku.skuId} />
            <button type="submit" className="button" aria-disabled={ordering}>
              {t('order')}
            </button>
          </Form>
        ))}
        <p>
          <a href={address('/answer/start')}>{t('back')}</a>
        </p>
      </section>
    </div>
  );
}
