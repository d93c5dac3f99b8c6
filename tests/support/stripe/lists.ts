import type { Books, FakeInvoice, FakeSession } from './books.ts';
import { missing } from './refusal.ts';

interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
}

/** A page of what fits, newest first, as Stripe lists everything. */
export function listOf<T extends { readonly id: string }>(
  shelf: ReadonlyMap<string, T>,
  { limit = 10, starting_after: after }: Paging,
  fits: (row: T) => boolean,
) {
  const rows = [...shelf.values()].filter(fits).reverse();
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing('object', after);
  const data = rows.slice(from, from + limit);
  return { object: 'list' as const, data, has_more: from + limit < rows.length, url: '' };
}

/** A session with the things it names in full. */
export function expandSession(books: Books, session: FakeSession, expand: readonly string[] = []): object {
  const shelves = {
    payment_intent: books.intents,
    invoice: books.invoices,
    subscription: books.subscriptions,
    setup_intent: books.setups,
  };
  const full = Object.entries(shelves)
    .filter(([name]) => expand.includes(name))
    .map(([name, shelf]) => [name, shelf.get(String(session[name as keyof typeof shelves])) ?? null]);
  return { ...session, ...Object.fromEntries(full) };
}

/** An invoice with its payments, which Stripe leaves out unless they are asked for. */
export function withPayments(books: Books, invoice: FakeInvoice): object {
  const data = [...books.invoicePayments.values()].filter((row) => row.invoice === invoice.id);
  return { ...invoice, payments: { object: 'list', data, has_more: false, url: '' } };
}
