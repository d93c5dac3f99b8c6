import { hostOf } from '../host.server.ts';
import { EraseLink } from '../order/erase-link.tsx';
import { servedNext } from '../order/next.server.ts';
import { NextTests } from '../order/next-tests.tsx';
import { answer, findOrder } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { servedTogether } from '../order/together.server.ts';
import { TogetherWay } from '../order/together-way.tsx';
import { WithoutOrder } from '../order/without-order.tsx';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/result-free-test';
import { AnotherSet } from './another-set.tsx';
import { Blocks } from './blocks/index.tsx';
import styles from './free.module.css';

export const handle = { route: 'report-result-free-test', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { free } = found.order;
  if (free === null) {
    const { path, orderNumber } = placeOf(found.order);
    throw onward(args, path, { orderNumber });
  }
  const { orderNumber } = found.order;
  const [together, next] = await Promise.all([
    servedTogether(host, orderNumber),
    servedNext(host, orderNumber),
  ]);
  return answer({ found, free, together, next });
}

/** What is free of a result: true as far as it goes. */
export default function FreeResultScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('report.free');
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/result-free-test" />;
  if (!('free' in loaderData)) return null;
  const { free, together, next } = loaderData;
  const { orderNumber } = found.order;
  return (
    <div className={styles.free}>
      <title>{t('title')}</title>
      <Blocks blocks={free.blocks} opening={<h1>{t('title')}</h1>} order={found.order} />
      <AnotherSet blocks={free.blocks} quiet />
      {together && <TogetherWay orderNumber={orderNumber} told={together} />}
      <div className="wrap">
        <NextTests tests={next} className={styles.others} />
        <EraseLink orderNumber={orderNumber} />
      </div>
    </div>
  );
}
