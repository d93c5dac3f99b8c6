import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '#contract/call.ts';
import { type HeldCertificate, orderFiles } from '#contract/reports.ts';
import { useClient } from '../shell/client.ts';
import { useLocale } from '../shell/words.tsx';

export type OrderFiles = DataOf<typeof orderFiles>;
export type OrderFile = OrderFiles['files'][number];

/** Printing takes some tenths of a second by itself. */
const lookAgainMilliseconds = 1000;

/**
 * What belongs to an order; asks again while a file is being made. `undefined` while loading.
 *
 * @param served what came with the page; null where it did not
 */
export function useFiles(orderNumber: string, served: OrderFiles | null) {
  const client = useClient();
  const hl = useLocale();
  const [held, setHeld] = useState(served ?? undefined);
  const [failed, setFailed] = useState(false);
  const namings = useRef(0);

  const ask = useCallback(
    async (make: boolean) => {
      const namedBefore = namings.current;
      const answer = await client.call(orderFiles, { body: { orderNumber, hl, make } });
      setFailed(!answer.ok);
      if (!answer.ok) return undefined;
      // Asked before the name was changed, it may still tell the old one.
      if (namings.current === namedBefore) setHeld(answer.data);
      return answer.data.files;
    },
    [client, orderNumber, hl],
  );

  /** The files as they are now. */
  const look = useCallback(() => ask(false), [ask]);

  /** The files with addresses that are still good; what was never asked for is made. */
  const have = useCallback(() => ask(true), [ask]);

  /** Takes over a certificate that has just been made out: its file is there from then on. */
  const takeCertificate = useCallback((certificate: HeldCertificate) => {
    namings.current += 1;
    setHeld((before) => before && { ...before, certificate, files: before.files.map(withCertificate) });
  }, []);

  /** Takes over another name of the cover, or none: what is printed is made anew. */
  const takeCover = useCallback((coverName: string | null) => {
    namings.current += 1;
    setHeld((before) => before && { ...before, coverName, files: before.files.map(madeAnew) });
  }, []);

  useEffect(() => {
    if (served) setHeld(served);
    else void look();
  }, [served, look]);

  const making = held?.files.some((file) => file.state === 'making') ?? false;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => void have(), lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [making, have]);

  return {
    files: held?.files,
    certificate: held?.certificate ?? null,
    certificateOrder: held?.certificateOrder ?? null,
    coverName: held?.coverName ?? null,
    failed,
    look,
    have,
    takeCover,
    takeCertificate,
  };
}

const madeAnew = (file: OrderFile): OrderFile =>
  file.kind === 'certificate' ? file : { ...file, state: 'making', url: null, expiresAt: null };

const withCertificate = (file: OrderFile): OrderFile =>
  file.kind === 'certificate' ? { ...file, state: 'ready' } : file;
