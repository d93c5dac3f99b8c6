import { useEffect } from 'react';
import { forgetSession, writeSession } from '../shell/session.ts';

/** The session key `IQ-token` says only that somebody is logged in; the session itself is a cookie no script reads (promise 11.7). */
export function Token({ held }: { held: boolean }) {
  useEffect(() => {
    if (held) writeSession('token', 'held');
    else forgetSession('token');
  }, [held]);
  return null;
}
