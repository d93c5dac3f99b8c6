import type { z } from 'zod';
import type { RefusalName } from './refusals.ts';

/** The two servers of the specification; a call's path is appended to its base. One process serves both by default. */
export const bases = { ads: '/ads', pay: '/pay' } as const;

export type Base = keyof typeof bases;

/**
 * One call of the contract. From it come the types, the server's validation and serialisation, the OpenAPI
 * document and the browser's client.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  /** With `:name` for a parameter, e.g. `/exam/order/info/:orderNumber`. */
  readonly path: string;
  /** Where it is served; the client takes the first. */
  readonly bases: readonly Base[];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Refusals beyond those that every call can answer (`universalRefusals`). */
  readonly refusals: readonly RefusalName[];
  /** Without state and the same for everyone: may be kept by a shared cache for so many seconds. */
  readonly cacheSeconds?: number;
}

export type ParamsOf<C extends Call> = z.output<C['params']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type DataOf<C extends Call> = z.output<C['data']>;

/** What a caller passes: only the parts that the call has. */
export interface CallInput<C extends Call> {
  params?: z.input<C['params']>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
}
