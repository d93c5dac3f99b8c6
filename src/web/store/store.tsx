import { data } from 'react-router';
import { userPrivilege, vipDetail } from '#contract/privileges.ts';
import { storeShelf } from '#contract/shelf.ts';
import { hostOf } from '../host.server.ts';
import { type ExtraOutcome, orderExtra } from '../order/extras.server.ts';
import { orderUpgrade } from '../order/upgrades.server.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { overNetwork } from '../shell/over-network.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/store';
import { OpenTests } from './open-tests.tsx';
import { Owned } from './owned.tsx';
import { Presents } from './presents.tsx';
import styles from './store.module.css';
import { TheMembership } from './the-membership.tsx';

export const handle = { route: 'my-store', private: true } satisfies Handle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { market } = referenceOf(params);
  const countryCode = market.code;
  const [shelf, vip, held] = await Promise.all([
    host.call(storeShelf, { params: { countryCode, hl: host.locale } }),
    host.call(vipDetail, { query: { countryCode, hl: host.locale } }),
    host.call(userPrivilege),
  ]);
  const words = host.words(['shelf']);
  if (!shelf.ok) return data({ shelf: undefined, words, plans: [], member: false }, 503);
  const plans = vip.ok ? vip.data.plans : [];
  return { shelf: shelf.data, words, plans, member: held.ok && held.data.member };
}

/** Orders what stands beside a report, or raises it, and goes on to the payment. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const order = form.get('intent') === 'upgrade' ? orderUpgrade : orderExtra;
  return data(await order(args, form), 422);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const skuId = String((await request.clone().formData()).get('skuId') ?? '');
  return overNetwork(serverAction, (problem): ExtraOutcome => ({ kind: 'notOrdered', skuId, problem }));
}

/** What a visitor owns, and everything that can still be opened, with its price and the reason for it. */
export default function StoreScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { shelf, words, plans, member } = loaderData;
  if (!shelf) return <LoadFailed />;
  return (
    <WordsProvider words={words}>
      <div className={`wrap ${styles.page}`}>
        <Head />
        <Owned own={shelf.own} />
        <OpenTests tests={shelf.tests} own={shelf.own} member={member} outcome={actionData} />
        <Presents tests={shelf.tests} />
        <TheMembership plans={plans} member={member} />
      </div>
    </WordsProvider>
  );
}

function Head() {
  const t = useWords('store.home');
  const shelf = useWords('shelf');
  return (
    <PageTitle title={t('title')}>
      <p className="lede">{shelf('lead')}</p>
    </PageTitle>
  );
}
