import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';

const body = z.object({
  name: z.string(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
});

/** What PayPal said of a call that it refused. */
export interface Refusal {
  /** E.g. `UNPROCESSABLE_ENTITY`. */
  readonly name: string;
  /** E.g. `INSTRUMENT_DECLINED`; the name again where PayPal gives no detail. */
  readonly issue: string;
  readonly links: readonly { readonly rel: string; readonly href: string }[];
}

/** A call that came to nothing. The SDK's own errors carry the token and all that was sent: they must reach no log. */
export class PaypalProblem extends Error {
  /** undefined where nothing is known of the call: no answer, a fault of PayPal's, keys that do not fit. */
  readonly refusal: Refusal | undefined;
  /** The HTTP status; undefined where there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number, refusal?: Refusal) {
    super(message);
    this.name = 'PaypalProblem';
    this.status = status;
    this.refusal = refusal;
  }
}

/** Answers that are about the call itself, and would be the same again. */
const final = new Set([400, 404, 409, 422]);

/** @param error whatever the SDK threw */
export function problemOf(error: unknown): PaypalProblem {
  if (!(error instanceof ApiError)) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = typeof code === 'string' ? code : error instanceof Error && error.name;
    return new PaypalProblem(`PayPal gave no answer (${why}).`);
  }
  const { data } = body.safeParse(jsonOf(error.body));
  const issue = data?.details?.[0]?.issue ?? data?.name;
  const message = `PayPal answered ${error.statusCode} ${issue ?? ''} (${data?.debug_id ?? 'no debug id'}).`;
  if (!data || issue === undefined || !final.has(error.statusCode)) {
    return new PaypalProblem(message, error.statusCode);
  }
  return new PaypalProblem(message, error.statusCode, { name: data.name, issue, links: data.links ?? [] });
}

/** What PayPal refused a call for; undefined where the error is no refusal of the call itself. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof PaypalProblem ? error.refusal : undefined;
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
