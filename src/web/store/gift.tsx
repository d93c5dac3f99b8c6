import { data, Form, useNavigation } from 'react-router';
import { type Sku, skuList } from '#contract/catalogue.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import { Gates, litAt } from '../ui/gates.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/gift';
import { GiftCardFields } from './gift-card.tsx';
import { type GiftOutcome, orderGift } from './gift-order.server.ts';
import { PriceLine } from './price.tsx';
import styles from './store.module.css';

export const handle = { route: 'store-gift', private: true } satisfies Handle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const skus = await host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } });
  return skus.ok ? { list: unbrokenIn(skus.data.list) } : data({ list: undefined }, 503);
}

/** Orders the chosen package as a gift, and goes on to its payment. */
export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  const { examId, market } = referenceOf(params);
  const at = { examId, countryCode: market.code };
  const ordered = await orderGift(hostOf(context), await request.formData(), at);
  if (!('orderNumber' in ordered)) return data<GiftOutcome>(ordered, 422);
  throw onward(args, '/paying/paypage', ordered);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const unsent = { wrong: [], typed: { giver: '', line: '' } } as const;
  return overNetwork(serverAction, (problem): GiftOutcome => ({ ...unsent, problem }));
}

export default function GiftScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('store.gift');
  const home = useWords('store.home');
  const address = useAddress();
  const { exam } = useExam();
  const { goods } = exam;
  const { list } = loaderData;
  if (!list) return <LoadFailed />;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t('title', { goods })} over={exam.name}>
        <p className="lede">{t('lead', { goods })}</p>
        <p className="small soft">{t('once')}</p>
      </PageTitle>
      <section className={styles.body} aria-label={t('list', { goods })}>
        <ProblemNotice problem={actionData?.problem} failed={t('failed')} stake="payment" />
        {list.length === 0 && <p className="notice">{home('empty')}</p>}
        {list.length > 0 && (
          <Form method="post" preventScrollReset noValidate className={styles.body}>
            {/* Enter in a field orders nothing: the first button of a form is the one it presses. */}
            <button type="submit" disabled hidden />
            <GiftCardFields wrong={actionData?.wrong ?? []} typed={actionData?.typed ?? {}} />
            <div className={styles.list}>
              {list.map((sku, index) => (
                <Present key={sku.skuId} sku={sku} step={index + 1} of={list.length} />
              ))}
            </div>
          </Form>
        )}
        <p>
          <a href={address('/store')}>{t('back')}</a>
        </p>
      </section>
    </div>
  );
}

interface PresentProps {
  sku: Sku;
  /** Its place among the packages, from 1, and how many there are. */
  step: number;
  of: number;
}

function Present({ sku, step, of }: PresentProps) {
  const t = useWords('store.gift');
  const ordering = useNavigation().formData?.get('skuId') === sku.skuId;
  return (
    <div className={styles.item}>
      <Gates lit={litAt(step, of)} className={styles.gates} />
      <div>
        <h2>{sku.name}</h2>
        <p className="soft">{sku.summary}</p>
      </div>
      <PriceLine price={sku.price} />
      <button
        type="submit"
        name="skuId"
        value={sku.skuId}
        className="button button--quiet button--small"
        aria-label={t('giveNamed', { name: sku.name })}
        aria-disabled={ordering}
      >
        {t('give')}
      </button>
    </div>
  );
}
