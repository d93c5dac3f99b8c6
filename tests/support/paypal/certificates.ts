import { generate } from 'selfsigned';

export interface Certificate {
  /** PEM. */
  readonly key: string;
  readonly certificate: string;
}

/** A certificate of our own for these names, signed by itself. */
export async function newCertificate(names: readonly [string, ...string[]]): Promise<Certificate> {
  const { private: key, cert: certificate } = await generate([{ name: 'commonName', value: names[0] }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  return { key, certificate };
}
