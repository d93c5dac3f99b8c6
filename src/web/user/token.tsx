import { useEffect } from 'react';
import { forgetSession, writeSession } from '../shell/session.ts';

/** The session key `IQ-token` says only who is logged in; the session itself is a cookie no script reads (promise 11.7). */
export function Token({ uid }: { uid: string | undefined }) {
  useEffect(() => {
    if (uid === undefined) forgetSession('token');
    else writeSession('token', uid);
  }, [uid]);
  return null;
}
