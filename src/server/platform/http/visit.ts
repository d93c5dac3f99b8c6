import { jsonb, text } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logid as logidField } from '#contract/fields.ts';
import { cookieName } from './cookie-name.ts';

/** The headers of docs/promises.md, section 7, as a row keeps them; null where one was missing or made no sense. */
export interface VisitHeaders {
  readonly appVersion: string | null;
  readonly examAppId: string | null;
  readonly domain: string | null;
  readonly hl: string | null;
  /** Of the person who is signed in, by the session; what a header claims is not believed. */
  readonly uid: string | null;
  readonly appLanguage: string | null;
}

/** The visit that a request belongs to, by its own word; but for who is signed in, which the session says. */
export interface Visit extends VisitHeaders {
  readonly logid: string | null;
}

/** The visit as it comes and goes. */
export interface VisitOfRequest {
  readonly said: Visit;
  /** The browser keeps this id until it is closed, so that pages without script belong to the visit as well. */
  keep(logid: string): void;
}

/** The columns of what came of a visit: a sitting, an order of whatever kind. */
export const visitColumns = { logid: text('logid'), visit: jsonb('visit').$type<VisitHeaders>() };

/** What a row says of the visit it came of. */
export interface VisitKept {
  readonly logid: string | null;
  readonly visit: VisitHeaders | null;
}

export function keptOf({ logid, ...visit }: Visit): VisitKept {
  return { logid, visit };
}

const visitCookie = (secure: boolean) => cookieName('logid', secure);

/** A language, a version, a host, an id: no header of a visit needs more. */
const plain = /^[0-9A-Za-z._:+-]{1,100}$/;

/** @param secure whether the site is served by https */
export function visitOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): VisitOfRequest {
  const header = (name: string) => {
    const sent = request.headers[name];
    return typeof sent === 'string' && plain.test(sent) ? sent : null;
  };
  return {
    said: {
      logid:
        logidField.safeParse(request.headers.logid).data ??
        logidField.safeParse(request.cookies[visitCookie(secure)]).data ??
        null,
      appVersion: header('app-version'),
      examAppId: header('exam-app-id'),
      domain: header('domain'),
      hl: header('hl'),
      uid: null,
      appLanguage: header('app-language'),
    },
    keep(logid) {
      reply.setCookie(visitCookie(secure), logid, { path: '/', httpOnly: true, secure, sameSite: 'lax' });
    },
  };
}

/** The visit of a person who is signed in. */
export function visitAs({ said, keep }: VisitOfRequest, uid: string): VisitOfRequest {
  return { said: { ...said, uid }, keep };
}
