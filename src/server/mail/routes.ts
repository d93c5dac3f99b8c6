import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/platform/errors.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { asksForThisMachine, isFromThisMachine } from '#server/platform/http/own-machine.ts';
import { type KeptMail, keptMails } from './mailbox.ts';
import { withPictures } from './pictures.ts';

/** The mailbox on disk as pages, for one who tries the product out: served to this machine alone. */
export function mailboxRoutes(http: FastifyInstance, { dataDir }: { dataDir: string }): void {
  http.get('/dev/mailbox', async (request, reply) => {
    guard(request, reply);
    const mails = (await keptMails(dataDir)).reverse();
    return reply.type('text/html; charset=utf-8').send(listPage(mails));
  });

  http.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    guard(request, reply);
    const mail = (await keptMails(dataDir)).find(({ id }) => id === request.params.id);
    if (!mail) throw new Refusal('notFound');
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups",
      )
      .type('text/html; charset=utf-8')
      .send(withPictures(mail.html));
  });
}

/** Mails hold links that open reports. @throws Refusal notFound for whoever is not on this machine */
function guard(request: FastifyRequest, reply: FastifyReply): void {
  if (!isFromThisMachine(request) || !asksForThisMachine(request)) throw new Refusal('notFound');
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}

function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/dev/mailbox/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>${escapeHtml(to)}, ${escapeHtml(sentAt)}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title></head>
<body><main><h1>Mailbox</h1>${rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail yet.</p>'}</main></body></html>
`;
}
