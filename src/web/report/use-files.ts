import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '#contract/call.ts';
import { orderFiles } from '#contract/reports.ts';
import { useClient } from '../ui/client.ts';

export type OrderFile = DataOf<typeof orderFiles>['files'][number];

const lookAgainMilliseconds = 2000;

/** The files of an order; looks again while one is being made. `undefined` while loading. */
export function useFiles(orderNumber: string) {
  const client = useClient();
  const [files, setFiles] = useState<OrderFile[]>();
  const [failed, setFailed] = useState(false);

  /** The files as they are now, with addresses that are still good. */
  const look = useCallback(async () => {
    const answer = await client.call(orderFiles, { body: { orderNumber } });
    setFailed(!answer.ok);
    if (!answer.ok) return undefined;
    setFiles(answer.data.files);
    return answer.data.files;
  }, [client, orderNumber]);

  useEffect(() => void look(), [look]);

  const making = files?.some((file) => file.state === 'making') ?? false;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => void look(), lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [making, look]);

  return { files, failed, look };
}
