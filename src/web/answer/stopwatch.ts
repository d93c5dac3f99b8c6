/** Counts the time in which a question is really in view; a hidden tab or a sleeping laptop does not count. */
export function createStopwatch(now: () => number) {
  let since: number | undefined;
  let before = 0;
  return {
    /** Starts anew from what was spent on the question earlier. */
    start(milliseconds: number) {
      before = milliseconds;
      since = now();
    },
    pause() {
      before = this.elapsed();
      since = undefined;
    },
    resume() {
      since ??= now();
    },
    /** Whole milliseconds. */
    elapsed(): number {
      return Math.round(before + (since === undefined ? 0 : Math.max(0, now() - since)));
    },
  };
}
