import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';

/**
 * Who asks, and who owns what: the browser that holds a key (decision 3), or the account that is logged in there, which
 * owns what joined it under a key that nobody holds (decision 44). Nothing outside of this file reads or compares a key.
 */
export interface Reader {
  /** sha256 of the key, in hexadecimal: whoever reads the database cannot act as its holder. */
  readonly browser: string;
}

/** What a row says of who owns it. */
export interface Owned {
  readonly holderHash: string;
}

/** The columns by which a table knows who owns a row. */
export const ownerColumns = { holderHash: text('holder_hash').notNull() };

/** @param key the browser's own, which the database never sees */
export function readerOfKey(key: string): Reader {
  return { browser: createHash('sha256').update(key).digest('hex') };
}

/** Who owns a row. */
export function ownerOf({ holderHash }: Owned): Reader {
  return { browser: holderHash };
}

/** Whether it is this reader's own; nobody owns nothing. */
export function owns(reader: Reader | undefined, row: Owned): boolean {
  return reader !== undefined && row.holderHash === reader.browser;
}

/** The columns of a row that this reader owns. */
export function ownedAs({ browser }: Reader): Owned {
  return { holderHash: browser };
}

/** The columns of a row that nobody owns any more: no key has this hash, and no two such rows the same one. */
export function ownedByNobody(): Owned {
  return { holderHash: randomBytes(32).toString('hex') };
}

/** A reader who is named when a statement that was written once is asked: by `ownedAs`, among its values. */
export const whoAsks = 'who asks';

/** The rows of a table that a reader owns. */
export function ownedBy(table: { readonly holderHash: PgColumn }, reader: Reader | typeof whoAsks): SQL {
  return eq(table.holderHash, reader === whoAsks ? sql.placeholder('holderHash') : reader.browser);
}

/** The column by which a table knows who owns a row, as a part of its key. */
export function ownerKey<Column extends PgColumn>({ holderHash }: { readonly holderHash: Column }): Column {
  return holderHash;
}

/** What a table knows of who owns a row, as columns of a question. */
export function ownerFields<Column extends PgColumn>({ holderHash }: { readonly holderHash: Column }) {
  return { holderHash };
}

/** The rows of a table that belong to an owner of one of these. */
export function ownedByAny(table: { readonly holderHash: PgColumn }, owned: readonly Owned[]): SQL {
  return inArray(table.holderHash, [...new Set(owned.map(({ holderHash }) => holderHash))]);
}

/** A word for a reader, always the same: for what is worked out from it, or takes turns by it. It opens nothing. */
export function nameOf({ browser }: Reader): string {
  return browser;
}
