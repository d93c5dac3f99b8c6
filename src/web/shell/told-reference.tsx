import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { useWords } from './words.tsx';

/** The number in the log of the last screen that was asked for by script; undefined where the browser tells none. */
function lastTold(): string | undefined {
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return asked.findLast(({ serverTiming }) => serverTiming?.length)?.serverTiming[0]?.description;
}

/** The number under which the log knows what went wrong: of this document, or of the screen that was to come after it. */
export function Reference() {
  const t = useWords('onward');
  const document = useRouteLoaderData<typeof loader>('root')?.reference;
  const [later, setLater] = useState<string>();
  useEffect(() => setLater(lastTold()), []);
  const reference = later ?? document;
  if (!reference) return null;
  return (
    <p className="small soft figures">
      <Unbroken part={reference} within={t('again', { reference })} />
    </p>
  );
}
