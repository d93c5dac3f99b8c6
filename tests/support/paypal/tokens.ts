import { randomUUID } from 'node:crypto';
import type { Answered, Asked } from './api.ts';

/** Who may call, by OAuth's client credentials. */
export interface Tokens {
  /** Gives a token to who knows the secret. */
  issue(asked: Asked): Answered;
  accepts(asked: Asked): boolean;
  /** As PayPal does now and then, before they run out. */
  revokeAll(): void;
}

const lifeSeconds = 32_400;

export function createTokens(clientId: string, clientSecret: string): Tokens {
  const valid = new Set<string>();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return {
    issue({ headers, body }) {
      if (headers.authorization !== basic) {
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client failed.' } };
      }
      if (new URLSearchParams(body).get('grant_type') !== 'client_credentials') {
        return { status: 400, body: { error: 'unsupported_grant_type', error_description: 'Unknown.' } };
      }
      const token = `A21AA${randomUUID()}`;
      valid.add(token);
      return {
        status: 200,
        body: {
          access_token: token,
          token_type: 'Bearer',
          expires_in: lifeSeconds,
          scope: '',
          app_id: 'APP-FAKE',
        },
      };
    },
    accepts: ({ headers }) => valid.has(headers.authorization?.replace(/^Bearer /, '') ?? ''),
    revokeAll: () => valid.clear(),
  };
}
