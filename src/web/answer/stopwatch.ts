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

/** `4:07`, and with hours `1:04:07`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
