import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '#contract/call.ts';
import { orderFiles } from '#contract/reports.ts';
import { useClient } from '../ui/client.ts';

export type OrderFiles = DataOf<typeof orderFiles>;
export type OrderFile = OrderFiles['files'][number];

const lookAgainMilliseconds = 2000;

/** What belongs to an order; looks again while a file is being made. `undefined` while loading. */
export function useFiles(orderNumber: string) {
  const client = useClient();
  const [held, setHeld] = useState<OrderFiles>();
  const [failed, setFailed] = useState(false);

  /** The files as they are now, with addresses that are still good. */
  const look = useCallback(async () => {
    const answer = await client.call(orderFiles, { body: { orderNumber } });
    setFailed(!answer.ok);
    if (!answer.ok) return undefined;
    setHeld(answer.data);
    return answer.data.files;
  }, [client, orderNumber]);

  useEffect(() => void look(), [look]);

  const making = held?.files.some((file) => file.state === 'making') ?? false;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => void look(), lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [making, look]);

  return { files: held?.files, certificate: held?.certificate ?? null, failed, look };
}
