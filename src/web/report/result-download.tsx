import { Link } from 'react-router';
import { hostOf } from '../host.server.ts';
import { isBought } from '../order/kinds.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/result-download';
import { servedFiles } from './files.server.ts';
import { Files } from './files.tsx';
import { LockedReport } from './locked-report.tsx';

export const handle = { route: 'report-result-download', private: true } satisfies Handle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  const open = found.kind === 'found' && found.order.unlocked;
  return answer({ found, files: open ? await servedFiles(host, found.order.orderNumber) : null });
}

export default function DownloadScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('report.files');
  const address = useAddress();
  const { goods } = useExam().exam;
  const { found, files } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/result-download" />;
  if (!found.order.unlocked) return <LockedReport order={found.order} />;
  const { orderNumber } = found.order;
  return (
    <div className="wrap section">
      <title>{t('title')}</title>
      <Files orderNumber={orderNumber} served={files} level="page" bought={isBought(found.order)} />
      <p>
        <Link to={address('/report/result', { orderNumber })}>{t('back', { goods })}</Link>
      </p>
    </div>
  );
}
