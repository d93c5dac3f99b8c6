import type answer from './EN/answer.json';
import type bank from './EN/bank.json';
import type boy from './EN/boy.json';
import type catalogue from './EN/catalogue.json';
import type certificate from './EN/certificate.json';
import type copies from './EN/copies.json';
import type errors from './EN/errors.json';
import type free from './EN/free.json';
import type gates from './EN/gates.json';
import type landing from './EN/landing.json';
import type mail from './EN/mail.json';
import type member from './EN/member.json';
import type membership from './EN/membership.json';
import type paying from './EN/paying.json';
import type report from './EN/report.json';
import type share from './EN/share.json';
import type shell from './EN/shell.json';
import type store from './EN/store.json';
import type support from './EN/support.json';
import type tests from './EN/tests.json';
import type types from './EN/types.json';
import type unconscious from './EN/unconscious.json';
import type universe from './EN/universe.json';
import type user from './EN/user.json';
import type way from './EN/way.json';
import type world from './EN/world.json';

/** The product's own wording by room; English gives the shape that all nine languages have. */
export interface Words {
  shell: typeof shell;
  landing: typeof landing;
  answer: typeof answer;
  gates: typeof gates;
  paying: typeof paying;
  report: typeof report;
  support: typeof support;
  universe: typeof universe;
  tests: typeof tests;
  types: typeof types;
  certificate: typeof certificate;
  errors: typeof errors;
  mail: typeof mail;
  membership: typeof membership;
  bank: typeof bank;
  catalogue: typeof catalogue;
  store: typeof store;
  member: typeof member;
  user: typeof user;
  way: typeof way;
  copies: typeof copies;
  world: typeof world;
  free: typeof free;
  unconscious: typeof unconscious;
  boy: typeof boy;
  share: typeof share;
}

export type Namespace = keyof Words;
