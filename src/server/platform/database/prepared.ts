import type pg from 'pg';

/** So many texts are prepared on each connection; every one takes some kilobytes of the database there. */
const mostPrepared = 400;

/** A text that was asked so often is asked again; the others, such as those with a list of their own length, would only fill the place. */
const oftenEnough = 5;

/** So many texts are watched at a time. */
const mostWatched = 2_000;

/** Names for what is asked again and again; undefined for anything else. */
export function statementNames(): (text: string) => string | undefined {
  const watched = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostPrepared) return name;
    const times = (watched.get(text) ?? 0) + 1;
    if (times < oftenEnough) {
      if (watched.size >= mostWatched) watched.clear();
      watched.set(text, times);
      return undefined;
    }
    watched.delete(text);
    const made = `s${names.size + 1}`;
    names.set(text, made);
    return made;
  };
}

type Query = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Has the database read and plan each statement once a connection, and not each time it is asked: the driver prepares what has a name.
 * For a `connect` listener of a pool.
 */
export function prepareOften(nameOf = statementNames()): (client: pg.PoolClient) => void {
  return (client) => {
    const query = client.query.bind(client) as Query;
    const named: Query = (config, values, ...rest) => {
      const name = isStatement(config) && Array.isArray(values) && values.length > 0 && nameOf(config.text);
      return query(name ? { ...(config as object), name } : config, values, ...rest);
    };
    client.query = named as typeof client.query;
  };
}

/** As the database's rooms ask; what is text alone, such as `begin`, is read faster than it is looked up. */
function isStatement(config: unknown): config is { readonly text: string } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
}
