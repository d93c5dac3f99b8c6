/** Long enough to read the page and to stop it; short enough not to be a wait. */
export const startSeconds = 12;

export interface Countdown {
  left: number;
  stopped: boolean;
}

/** One second later. A stopped countdown stays where it is, and none goes below nought. */
export function tick(countdown: Countdown): Countdown {
  return countdown.stopped || countdown.left === 0 ? countdown : { ...countdown, left: countdown.left - 1 };
}

export function stopped(countdown: Countdown): Countdown {
  return { ...countdown, stopped: true };
}
