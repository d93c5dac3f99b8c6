import { hostOf } from '../host.server.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { OtherTests } from '../order/other-tests.tsx';
import { WithoutOrder } from '../order/without-order.tsx';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/result-free-test';
import { Blocks } from './blocks/index.tsx';
import { EraseLink } from './erase-link.tsx';
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
  return answer({ found, free });
}

/** What is free of a result: true as far as it goes. */
export default function FreeResultScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('report.free');
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/result-free-test" />;
  if (!('free' in loaderData)) return null;
  return (
    <div className={styles.free}>
      <title>{t('title')}</title>
      <Blocks blocks={loaderData.free.blocks} opening={<h1>{t('title')}</h1>} order={found.order} />
      <div className="wrap">
        <OtherTests className={styles.others} />
        <EraseLink orderNumber={found.order.orderNumber} />
      </div>
    </div>
  );
}
