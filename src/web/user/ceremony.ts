import { useSyncExternalStore } from 'react';
import type { BodyOf, DataOf } from '#contract/call.ts';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';

const never = () => () => {};

const offered = () => globalThis.PublicKeyCredential !== undefined;

/** Whether this browser has passkeys; undefined while no script runs, when nothing of them is shown. */
export function usePasskeysOffered(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(never, offered, () => undefined);
}

/** Read when somebody presses, so that no screen waits for it. */
const library = () => import('@simplewebauthn/browser');

/** A passkey that the person's device made; undefined where it made none: refused, left, or there already. */
export async function madeBy(
  optionsJSON: DataOf<typeof beginPasskey>,
): Promise<BodyOf<typeof addPasskey>['credential'] | undefined> {
  const { startRegistration } = await library();
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch {
    return undefined;
  }
}

/** What a passkey signed; undefined where none was used. */
export async function signedBy(
  optionsJSON: DataOf<typeof beginPasskeyLogin>,
): Promise<BodyOf<typeof passkeyLogin>['credential'] | undefined> {
  const { startAuthentication } = await library();
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type: 'public-key', response };
  } catch {
    return undefined;
  }
}
