import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as a mail program reads it, and where it went. */
export interface TakenMail {
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly port: number;
  /** Whom it was asked to take mail for, in their order. */
  readonly asked: readonly string[];
  /** What it took, in their order. */
  readonly taken: readonly TakenMail[];
  close(): Promise<void>;
}

/** A mail server (SMTP without TLS) that takes every mail but those to `refused@…`, and reads them. */
export async function openMailServer(host = '127.0.0.1'): Promise<MailServer> {
  const asked: string[] = [];
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      asked.push(address);
      const isRefused = address.startsWith('refused@');
      answer(isRefused ? Object.assign(new Error('No such mailbox.'), { responseCode: 550 }) : null);
    },
    async onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString('utf8');
      taken.push({
        to: envelope.rcptTo.map(({ address }) => address),
        raw,
        mail: await PostalMime.parse(raw),
      });
      answer();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    asked,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
