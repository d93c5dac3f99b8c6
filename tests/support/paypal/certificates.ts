import { randomUUID } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  /** PEM. */
  readonly key: string;
  readonly certificate: string;
}

/**
 * A certificate of our own for these names, signed by itself. Its holder's name is its own: of two that are trusted under one
 * name, the wrong one may be asked.
 */
export async function newCertificate(names: readonly [string, ...string[]]): Promise<Certificate> {
  const holder = [
    { name: 'commonName', value: names[0] },
    { name: 'organizationName', value: randomUUID() },
  ];
  const { private: key, cert: certificate } = await generate(holder, {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  return { key, certificate };
}
