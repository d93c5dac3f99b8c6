/** The order whose result the visitor has just asked for and not seen; known to this page alone, so that a reload forgets it. */
let awaited: string | undefined;

/** The answers were confirmed here a moment ago: the screen that comes next may show the result as something new. */
export function awaitResult(orderNumber: string): void {
  awaited = orderNumber;
}

export const isAwaited = (orderNumber: string): boolean => awaited === orderNumber;

/** It was shown. */
export function resultSeen(): void {
  awaited = undefined;
}
