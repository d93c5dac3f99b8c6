/** What a form field can hold once its brackets are read. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/**
 * Reads `a[b][0][c]=d` as Stripe writes its requests, into objects and lists.
 *
 * @throws RangeError for a name whose brackets do not close, or that is used in two ways
 */
export function readForm(text: string): Record<string, FormValue> {
  const root: { [name: string]: FormValue } = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]));
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name);
  if (!match?.[1]) throw new RangeError(`Invalid parameter name: ${name}`);
  return [match[1], ...[...(match[2] ?? '').matchAll(/\[([^[\]]+)\]/g)].map((part) => part[1] as string)];
}

function put(root: { [name: string]: FormValue }, path: readonly string[], value: string): void {
  let at = root;
  for (const [depth, step] of path.entries()) {
    if (depth === path.length - 1) {
      if (Object.hasOwn(at, step)) throw new RangeError(`Parameter given twice: ${path.join('.')}`);
      at[step] = value;
      return;
    }
    at[step] ??= {};
    const next = at[step];
    if (typeof next !== 'object' || Array.isArray(next))
      throw new RangeError(`Invalid hash: ${path.join('.')}`);
    at = next;
  }
}

/** Objects whose names are 0, 1, 2… become lists. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  return entries.length > 0 && entries.every(([key], place) => key === String(place))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}
