import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sandboxCard } from '#contract/catalogue.ts';
import type { Currency } from '#locale/currencies.ts';
import { formatPrice } from '#locale/price.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { cardPageId, chooseCard, refuseCard } from './another-card.ts';
import { decide, findPayment, type Sandbox, type SandboxPayment } from './books.ts';
import { cardPage } from './card-page.ts';
import { bankPage } from './page.ts';

const paymentId = z.string().regex(/^sbx_[0-9A-Z]{38}$/);
const decision = z.object({ decision: z.enum(['confirm', 'refuse']) });
const cardChoice = z.union([z.object({ card: sandboxCard }), decision]);

const page = { config: { rateLimit: rateLimits.page } };
const write = { config: { rateLimit: rateLimits.write } };

/** The sandbox's pages: the one at which a bank asks back, and the one for another card. */
export function sandboxRoutes(http: FastifyInstance, room: Sandbox): void {
  http.register((bank, _options, registered) => {
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    bankRoutes(bank, room);
    cardRoutes(bank, room);
    registered();
  });
}

function bankRoutes(http: FastifyInstance, room: Sandbox): void {
  http.get('/pay/sandbox/:id', page, async (request, reply) => {
    const payment = await findPayment(room.database, idOf(request.params, paymentId));
    if (!payment) throw new Refusal('notFound');
    return show(reply, payment, bankPage);
  });

  http.post('/pay/sandbox/:id', write, async (request, reply) => {
    const given = decision.safeParse(request.body);
    if (!given.success)
      throw new Refusal('malformed', [{ field: 'body.decision', problem: 'confirm or refuse' }]);
    const payment = await decide(
      room,
      idOf(request.params, paymentId),
      given.data.decision === 'confirm'
        ? { state: 'succeeded', failure: null }
        : { state: 'failed', failure: 'authentication_failed' },
    );
    if (!payment) throw new Refusal('notFound');
    return reply.redirect(payment.returnUrl, 303);
  });
}

/** `?bank` shows the page at which the bank asks whether it is the card's holder. */
function cardRoutes(http: FastifyInstance, room: Sandbox): void {
  http.get('/pay/sandbox/card/:id', page, async (request, reply) => {
    const payment = await findPayment(room.database, idOf(request.params, cardPageId));
    if (!payment) throw new Refusal('notFound');
    return show(reply, payment, request.url.endsWith('?bank') ? bankPage : cardPage);
  });

  http.post('/pay/sandbox/card/:id', write, async (request, reply) => {
    const id = idOf(request.params, cardPageId);
    const given = cardChoice.safeParse(request.body);
    if (!given.success) throw new Refusal('malformed', [{ field: 'body.card', problem: 'one of the ten' }]);
    const now = await decideOnCard(room, id, given.data);
    if (!now) throw new Refusal('notFound');
    if (now.state !== 'requires_action') return reply.redirect(now.returnUrl, 303);
    const asks = 'card' in given.data && now.failure === null;
    return reply.redirect(`${room.payBase}/sandbox/card/${id}${asks ? '?bank' : ''}`, 303);
  });
}

function decideOnCard(
  room: Sandbox,
  id: string,
  choice: z.output<typeof cardChoice>,
): Promise<SandboxPayment | undefined> {
  if ('card' in choice) return chooseCard(room, id, choice);
  return choice.decision === 'confirm'
    ? chooseCard(room, id, { card: 'authentication', confirmed: true })
    : refuseCard(room, id);
}

function show(
  reply: FastifyReply,
  payment: SandboxPayment,
  pageOf: (payment: SandboxPayment, total: string, nonce: string) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const total = formatPrice(payment.amount, payment.currency as Currency, payment.locale);
  return reply
    .headers(pageHeaders(nonce))
    .type('text/html; charset=utf-8')
    .send(pageOf(payment, total, nonce));
}

/** A page among the calls: it brings its own policy. */
function pageHeaders(nonce: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function idOf(params: unknown, id: z.ZodType<string>): string {
  const path = z.object({ id }).safeParse(params);
  if (!path.success) throw new Refusal('notFound');
  return path.data.id;
}
