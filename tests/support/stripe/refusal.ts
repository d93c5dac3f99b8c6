import type { z } from 'zod';

/** An answer of Stripe's that is no success, in its own words. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; decline_code?: string; param?: string };

  constructor(status: number, error: StripeRefusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export function invalid(message: string, about: { code?: string; param?: string } = {}): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...about });
}

export function missing(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}

/** What Stripe says of parameters that do not fit. */
export function refusalOf({ issues }: z.ZodError): StripeRefusal {
  const issue = issues[0];
  if (!issue) return invalid('Invalid request.');
  const path = [...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  return issue.code === 'invalid_type' && /received undefined/.test(issue.message)
    ? invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalid(`Invalid ${param}: ${issue.message}`, { param });
}

function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return String(first ?? '') + rest.map((step) => `[${String(step)}]`).join('');
}
