export class ProviderTimeout extends Error {}

/** A question that a provider left without an answer that can be used. */
export interface NoAnswer {
  readonly provider: string;
  readonly orderNumber: string;
  readonly err: unknown;
}

export interface Waiting {
  /** How long a provider may take to answer before what was asked counts as unknown. */
  readonly answerLimitMilliseconds: number;
  /** Tells the one who runs the site; what was asked for is asked again by itself. */
  readonly onNoAnswer: (told: NoAnswer) => void;
}

/** @throws ProviderTimeout when the limit passes; the provider may have acted nevertheless */
export async function withinLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ProviderTimeout('The provider did not answer in time.')),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a provider answers within the limit; undefined without an answer, which is told. */
export async function answerOf<T>(
  { answerLimitMilliseconds, onNoAnswer }: Waiting,
  { provider, orderNumber }: Omit<NoAnswer, 'err'>,
  question: Promise<T>,
): Promise<T | undefined> {
  try {
    return await withinLimit(question, answerLimitMilliseconds);
  } catch (err) {
    onNoAnswer({ provider, orderNumber, err });
    return undefined;
  }
}
