import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { BodyOf, DataOf } from '#contract/call.ts';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';

type Registered = BodyOf<typeof addPasskey>['credential'];
type Signed = BodyOf<typeof passkeyLogin>['credential'];

/** What a test changes of what an honest authenticator would say. */
export interface Said {
  readonly origin?: string;
  readonly challenge?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** The host that the key is bound to. */
  readonly host?: string;
}

/** A device that makes passkeys and signs with them, as one of ES256 does (WebAuthn 3, 6.1 and 6.5). */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';

  const clientData = (type: string, challenge: string, said: Said) =>
    Buffer.from(
      JSON.stringify({ type, challenge: said.challenge ?? challenge, origin: said.origin ?? origin }),
    );

  function authenticatorData(made: Buffer, { counter = 0, verified = true, host }: Said): Buffer {
    const present = 1;
    const flags = present | (verified ? 4 : 0) | (made.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(host ?? new URL(origin).hostname), Buffer.of(flags), counted, made]);
  }

  return {
    make({ challenge, user }: DataOf<typeof beginPasskey>, said: Said = {}): Registered {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData(made, said))],
      ]);
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, said).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge }: DataOf<typeof beginPasskeyLogin>, said: Said = {}): Signed {
      const data = authenticatorData(Buffer.of(), said);
      const client = clientData('webauthn.get', challenge, said);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: said.userHandle ?? userHandle,
        },
      };
    },
  };
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

const named = (id: Buffer) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
});

/** A key of P-256 as COSE writes it (RFC 9053, 7.1.1). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  const parts = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(parts as never));
}
