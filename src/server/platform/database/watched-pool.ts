import pg from 'pg';

type Got = (problem: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Connections, and for how long somebody waits for one: what a process cannot do in time waits here, while its event loop is idle. */
export class WatchedPool extends pg.Pool {
  /** Whoever waits, the first on top. */
  readonly #waiting = new Set<{ readonly since: number }>();

  /** For how long the one has waited who came first, in milliseconds; 0 where nobody waits. */
  get waited(): number {
    const [first] = this.#waiting;
    return first ? performance.now() - first.since : 0;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(got: Got): void;
  override connect(got?: Got): Promise<pg.PoolClient> | undefined {
    const one = { since: performance.now() };
    this.#waiting.add(one);
    const found = () => this.#waiting.delete(one);
    if (!got) return super.connect().finally(found);
    super.connect((...told: Parameters<Got>) => {
      found();
      got(...told);
    });
    return undefined;
  }
}
