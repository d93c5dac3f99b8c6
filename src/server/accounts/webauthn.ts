import type { BodyOf, DataOf } from '#contract/call.ts';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';
import type { Passkey } from './passkey-store.ts';
import type { Account } from './store.ts';

/** The site as authenticators know it: a passkey is bound to its host (WebAuthn 3, 4, “Relying Party Identifier”). */
export interface RelyingParty {
  readonly publicUrl: string;
}

/** Ed25519, ES256 and RS256 (IANA COSE Algorithms): what today's authenticators make. */
const algorithms = [-8, -7, -257];

const timeout = 5 * 60_000;

/** Most visitors never meet a passkey; the library is read when the first one does, a fifth of a second of the start. */
const library = () => import('@simplewebauthn/server');

const hostOf = ({ publicUrl }: RelyingParty) => new URL(publicUrl).hostname;

const expected = (site: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(site.publicUrl).origin,
  expectedRPID: hostOf(site),
  requireUserVerification: true,
});

/** Tells an account to an authenticator, by nothing that is known of its person. */
const handleOf = ({ id }: Pick<Account, 'id'>) => Uint8Array.from(Buffer.from(id));

/** What a browser needs to make a passkey that lives on its device or with its person, and asks for a face, a finger or a PIN. */
export async function creationOptions(
  site: RelyingParty,
  { account, held, challenge }: { account: Account; held: readonly Passkey[]; challenge: string },
): Promise<DataOf<typeof beginPasskey>> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Sixgates',
    rpID: hostOf(site),
    userID: handleOf(account),
    userName: account.email,
    userDisplayName: account.name,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout,
    attestationType: 'none',
    excludeCredentials: held.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return options as DataOf<typeof beginPasskey>;
}

/** What a browser needs to log in; it names no account, so that it says nothing of any. */
export async function requestOptions(
  site: RelyingParty,
  challenge: string,
): Promise<DataOf<typeof beginPasskeyLogin>> {
  const { generateAuthenticationOptions } = await library();
  const { allowCredentials: _, ...options } = await generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout,
    userVerification: 'required',
  });
  return options as DataOf<typeof beginPasskeyLogin>;
}

/** The passkey that an authenticator made; undefined where its answer does not hold. */
export async function verifiedPasskey(
  site: RelyingParty,
  challenge: string,
  { response, ...credential }: BodyOf<typeof addPasskey>['credential'],
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject } = response;
  const found = await verifyRegistrationResponse({
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    ...expected(site, challenge),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!found?.verified) return undefined;
  const { id, publicKey, counter } = found.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.transports ?? [],
  };
}

/** How often the authenticator of a passkey has signed by now; undefined where its signature does not hold. */
export async function verifiedUse(
  site: RelyingParty,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
  { response, ...credential }: BodyOf<typeof passkeyLogin>['credential'],
): Promise<number | undefined> {
  const { userHandle, ...signed } = response;
  const isOthers = userHandle != null && userHandle !== handleText(passkey.accountId);
  if (isOthers) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const found = await verifyAuthenticationResponse({
    response: { ...credential, response: signed, clientExtensionResults: {} },
    ...expected(site, challenge),
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  return found?.verified ? found.authenticationInfo.newCounter : undefined;
}

const handleText = (id: string) => Buffer.from(handleOf({ id })).toString('base64url');
