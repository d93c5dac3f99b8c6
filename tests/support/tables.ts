/**
 * Where a room still reads or writes the tables of another: each wants a function of the owner's `store.ts` in its place.
 * A line may go and none may come.
 */
export const foreignTables: readonly string[] = [
  // A period of a membership is an order and a row of the ledger (decision 11), and is looked for by both.
  'src/server/memberships/missing.ts → src/server/orders/tables.ts',
  'src/server/memberships/reconcile.ts → src/server/orders/tables.ts',
  'src/server/memberships/record.ts → src/server/orders/tables.ts',
  'src/server/memberships/record.ts → src/server/payments/tables.ts',
  'src/server/memberships/start.ts → src/server/orders/tables.ts',
  'src/server/memberships/store.ts → src/server/orders/tables.ts',
  // Books are compared with orders row by row, many orders at a time.
  'src/server/payments/endings.ts → src/server/orders/tables.ts',
  'src/server/payments/ledger-check.ts → src/server/orders/tables.ts',
  'src/server/payments/reconcile.ts → src/server/orders/tables.ts',
  'src/server/payments/refunds/ancillary.ts → src/server/orders/tables.ts',
  'src/server/payments/withdrawal.ts → src/server/orders/tables.ts',
];

/** What would not hold on a sharded database yet, each with its reason. */
export const notShardedYet = {
  unique: [
    // A certificate is found by its code alone: the table wants a second one, laid out by the code.
    'certificates (code)',
  ],
  advisoryLocks: [
    // Of several extras that one browser pays for at once, one must see the other, and no row stands for a browser.
    'src/server/payments/refunds/ancillary.ts',
    // Migrations run on the coordinator alone.
    'src/server/platform/database/postgres.ts',
  ],
} as const;
