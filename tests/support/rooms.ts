/**
 * Who may import whom: the rooms of our own, and of packages those named by `packages` (all where it is missing).
 * A room that is not listed may not exist.
 */
export interface Room {
  readonly rooms: readonly string[];
  readonly packages?: RegExp;
}

const nothing = /^$/;
const anyButReact = /^(?!react|use-intl\/react)/;

/** Server rooms in the order in which they may know each other. */
const domains = ['catalogue', 'visits', 'accounts', 'sittings', 'orders'];

/** Every domain of the server that its routes serve. */
const served = [
  ...domains,
  'conversions',
  'payments',
  'memberships',
  'privileges',
  'reports',
  'shares',
  'together',
  'privacy',
  'centre',
].map((name) => `server/${name}`);

const shared = [
  'contract',
  'locale',
  'drawing',
  'exams',
  'psychometrics',
  'words',
  'server/platform',
  'server/jobs',
  // A provider's ways to pay are what the catalogue offers.
  'server/providers',
  // What a contract is made by: the documents, and who sells.
  'server/legal',
];

function domain(...before: string[]): Room {
  return { rooms: [...shared, ...before.map((name) => `server/${name}`)], packages: anyButReact };
}

const inBrowser = /^(?!node:|fastify|@fastify|drizzle|pg$|@electric-sql)/;
const anyScreen = ['contract', 'words', 'locale', 'drawing', 'web', 'web/ui', 'web/shell', 'web/themes'];
const screens: Room = { rooms: [...anyScreen, 'web/order'], packages: inBrowser };

export const rooms: Readonly<Record<string, Room>> = {
  psychometrics: { rooms: [], packages: nothing },
  // Proves items by their drawings alone; so it may not know how they are made.
  solver: { rooms: [], packages: nothing },
  locale: { rooms: [], packages: nothing },
  drawing: { rooms: [], packages: /^d3-(?:scale|shape)$/ },
  contract: { rooms: ['locale'], packages: /^zod$/ },
  // The art studio, beside the product: only the script that renders the pictures knows it. Of a test it takes its gates.
  art: { rooms: ['exams'], packages: nothing },
  words: { rooms: ['contract', 'locale'] },
  exams: { rooms: ['psychometrics', 'solver', 'drawing', 'contract', 'locale'], packages: anyButReact },

  web: screens,
  // Atoms know no page, no order and no network; of ours they take the geometry that paper has too.
  'web/ui': { rooms: ['drawing'], packages: /^react$/ },
  'web/themes': { rooms: [], packages: nothing },
  'web/shell': { rooms: anyScreen, packages: inBrowser },
  'web/order': { rooms: anyScreen, packages: inBrowser },
  'web/landing': screens,
  'web/answer': screens,
  'web/paying': screens,
  'web/report': screens,
  // Pages of two people; a comparison is made of the blocks of reports.
  'web/together': { rooms: [...anyScreen, 'web/order', 'web/report'], packages: inBrowser },
  'web/user': screens,
  'web/store': screens,
  'web/support': screens,
  // An open page, as landings are.
  'web/legal': { rooms: [...anyScreen, 'web/landing'], packages: inBrowser },
  // The same, of the technical manuals.
  'web/methods': { rooms: [...anyScreen, 'web/landing'], packages: inBrowser },
  // Shows what everything is made of.
  'web/gallery': { rooms: [...anyScreen, 'web/order', 'web/report'], packages: inBrowser },

  'server/platform': { rooms: ['contract'], packages: anyButReact },
  // What jobs say to each other across rooms.
  'server/jobs': { rooms: ['server/platform', 'contract', 'locale'], packages: anyButReact },
  'server/legal': {
    rooms: ['server/platform', 'exams', 'contract', 'locale', 'words'],
    packages: anyButReact,
  },
  'server/catalogue': domain(),
  'server/visits': domain(...domains.slice(0, 1)),
  // What services are told whose advertisements led here.
  'server/conversions': domain(...domains.slice(0, 2)),
  'server/accounts': domain(...domains.slice(0, 2)),
  'server/sittings': domain(...domains.slice(0, 3)),
  'server/orders': domain(...domains.slice(0, 4)),
  'server/providers': { rooms: ['contract', 'locale', 'words', 'server/platform'], packages: anyButReact },
  'server/payments': domain(...domains),
  'server/memberships': domain(...domains, 'payments'),
  'server/privileges': domain(...domains, 'memberships'),
  'server/reports': domain(...domains, 'privileges'),
  // What others are shown of a report.
  'server/shares': domain(...domains, 'privileges', 'reports'),
  // Two people's results beside each other.
  'server/together': domain(...domains, 'privileges', 'reports'),
  'server/privacy': domain(
    ...domains,
    'conversions',
    'payments',
    'memberships',
    'privileges',
    'reports',
    'shares',
    'together',
  ),
  // Reads and writes whole tables, whatever they are.
  'server/backup': { rooms: ['server/platform'], packages: anyButReact },
  'server/support': {
    rooms: ['server/platform', 'server/jobs', 'server/reports', 'contract'],
    packages: anyButReact,
  },
  // What an operator sees and does, as data: commands lay it out, and so may a console.
  'server/operating': {
    rooms: [...domain(...domains, 'payments', 'memberships', 'privileges', 'reports').rooms, 'server'],
    packages: anyButReact,
  },
  'server/centre': domain(
    ...domains,
    'conversions',
    'payments',
    'memberships',
    'privileges',
    'reports',
    'shares',
    'together',
  ),
  // Mail knows no domain; of the locale it takes only which one.
  'server/mail': {
    rooms: ['server/platform', 'server/jobs', 'words', 'contract', 'locale'],
    packages: anyButReact,
  },
  'server/site': { rooms: ['server/platform', 'contract', 'locale', 'words', 'web'] },
  server: {
    rooms: [...shared, 'server/site', 'server/mail', 'server/backup', 'server/support', ...served],
  },

  commands: {
    rooms: [...shared, 'server', 'server/mail', 'server/operating', 'server/backup', ...served],
  },
};

/** A room within a room: which files it is, and which other inner rooms of the same one it may know; the rest of it knows all of them. */
export interface InnerRoom {
  readonly of: string;
  readonly holds: RegExp;
  readonly knows: readonly string[];
}

/** Payments has two floors below what is asked of it: the books, and money that goes back. */
export const innerRooms: Readonly<Record<string, InnerRoom>> = {
  // What the rows say of money and what follows from them; whom to ask is no question of theirs.
  'server/payments/books': {
    of: 'server/payments',
    holds: /^src\/server\/payments\/(?:tables|states|balance|ledger|standing|answer|turns)\.ts$/,
    knows: [],
  },
  'server/payments/refunds': {
    of: 'server/payments',
    holds: /^src\/server\/payments\/refunds\//,
    knows: ['server/payments/books'],
  },
  'server/reports/pdf': { of: 'server/reports', holds: /^src\/server\/reports\/pdf\//, knows: [] },
};

/** The inner room of a path; undefined for what stands in a room itself, or in none. */
export const innerRoomOf = (path: string): string | undefined =>
  Object.entries(innerRooms).find(([, { holds }]) => holds.test(path))?.[0];

/** The room of a path such as `src/server/orders/save.ts`; undefined for what is not ours. */
export function roomOf(path: string): string | undefined {
  if (path.startsWith('art/')) return 'art';
  const [side, room] = path.split('/').slice(1);
  if (!path.startsWith('src/') || !side) return undefined;
  const inside = path.split('/').length > 3;
  return (side === 'server' || side === 'web') && inside ? `${side}/${room}` : side;
}
