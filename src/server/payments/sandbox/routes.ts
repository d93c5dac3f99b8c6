import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Currency } from '#locale/currencies.ts';
import { formatPrice } from '#locale/price.ts';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { decide, findPayment, type Sandbox } from './books.ts';
import { bankPage } from './page.ts';

const paymentPath = z.object({ id: z.string().regex(/^sbx_[0-9A-Z]{38}$/) });
const decision = z.object({ decision: z.enum(['confirm', 'refuse']) });

/** The sandbox's page at which a bank asks back. */
export function sandboxRoutes(http: FastifyInstance, room: Sandbox): void {
  http.register(async (bank) => {
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    bank.get('/pay/sandbox/:id', { config: { rateLimit: rateLimits.page } }, async (request, reply) => {
      const payment = await findPayment(room.database, idOf(request.params));
      if (!payment) throw new Refusal('notFound');
      const nonce = randomBytes(16).toString('base64');
      const total = formatPrice(payment.amount, payment.currency as Currency, payment.locale);
      return reply
        .headers(pageHeaders(nonce))
        .type('text/html; charset=utf-8')
        .send(bankPage(payment, total, nonce));
    });

    bank.post('/pay/sandbox/:id', { config: { rateLimit: rateLimits.write } }, async (request, reply) => {
      const given = decision.safeParse(request.body);
      if (!given.success)
        throw new Refusal('malformed', [{ field: 'body.decision', problem: 'confirm or refuse' }]);
      const payment = await decide(
        room,
        idOf(request.params),
        given.data.decision === 'confirm'
          ? { state: 'succeeded', failure: null }
          : { state: 'failed', failure: 'authentication_failed' },
      );
      if (!payment) throw new Refusal('notFound');
      return reply.redirect(payment.returnUrl, 303);
    });
  });
}

/** A page among the calls: it brings its own policy. */
function pageHeaders(nonce: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function idOf(params: unknown): string {
  const path = paymentPath.safeParse(params);
  if (!path.success) throw new Refusal('notFound');
  return path.data.id;
}
