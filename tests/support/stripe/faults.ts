/** How the fake fails on command. */
export interface Fault {
  /**
   * `hang`: no answer ever. `cut`: the line breaks instead of an answer. `error`: 500. `busy`: 429.
   * `refused`: the provider understands and will not do it. `foreign`: a 404 of some other machine, in JSON that is not Stripe's.
   */
  readonly kind: 'hang' | 'cut' | 'error' | 'busy' | 'refused' | 'foreign';
  /** Whether the request has its effect before it fails; so it has where the line is cut, unless said otherwise. */
  readonly acts?: boolean;
  /** Which requests, e.g. `POST /v1/refunds`; all where it is missing. */
  readonly on?: RegExp;
  /** How often; once where it is missing. */
  readonly times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that strikes a request, used up by it. */
  take(request: string): Fault | undefined;
}

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      waiting.push({ fault, left: fault.times ?? 1 });
    },
    clear() {
      waiting = [];
    },
    take(request) {
      const struck = waiting.find(({ fault, left }) => left > 0 && (fault.on?.test(request) ?? true));
      if (struck) struck.left -= 1;
      return struck?.fault;
    },
  };
}

/** Whether a struck request has its effect nevertheless. */
export function actsFirst({ kind, acts }: Fault): boolean {
  return acts ?? kind === 'cut';
}
