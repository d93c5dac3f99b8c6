const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
  500: 'INTERNAL_SERVER_ERROR',
};

export interface Link {
  readonly rel: string;
  readonly href: string;
  readonly method: string;
}

/** A call that PayPal refuses. */
export class PaypalRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, issue: string, field?: string, links: readonly Link[] = []) {
    super(`${status} ${issue} ${field ?? ''}`);
    this.status = status;
    this.body = {
      name: names[status] ?? 'ERROR',
      message: 'See the details.',
      debug_id: 'f00000fa4e',
      details: [{ ...(field !== undefined && { field }), issue, description: issue }],
      links,
    };
  }
}
