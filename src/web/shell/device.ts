/** What the device keeps expires after so many days unless said otherwise (specification, section 9). */
export const defaultDays = 365;

/** The part of `Storage` that is used; a plain map will do where the browser refuses one. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps for as long as the page lives. */
export function memoryShelf(): Shelf {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

/** The browser's own store; undefined on the server and where the visitor's settings refuse one. */
export function browserShelf(): Shelf | undefined {
  try {
    const shelf = globalThis.localStorage;
    shelf.setItem('IQ-probe', '1');
    shelf.removeItem('IQ-probe');
    return shelf;
  } catch {
    return undefined;
  }
}

/** @returns false where the browser refuses to keep it (store full, or switched off meanwhile) */
export function keep(shelf: Shelf, key: string, value: unknown, now: number, days = defaultDays): boolean {
  try {
    shelf.setItem(key, JSON.stringify({ value, expires: now + days * 86_400_000 }));
    return true;
  } catch {
    return false;
  }
}

/** What was kept under a key; undefined if nothing, if it has expired, or if it is not ours to read. */
export function kept(shelf: Shelf, key: string, now: number): unknown {
  const text = shelf.getItem(key);
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('expires' in entry) || !('value' in entry)) {
      return undefined;
    }
    if (typeof entry.expires === 'number' && entry.expires > now) return entry.value;
    shelf.removeItem(key);
  } catch {
    return undefined;
  }
}
