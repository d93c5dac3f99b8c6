/** A page that has just been reloaded for a missing chunk is not reloaded again so soon (specification, section 9). */
const guardMilliseconds = 10_000;

/** @param last when it was reloaded last, as the session keeps it; anybody may have written there, and clocks are put back */
export function mayReload(last: string | undefined, now: number): boolean {
  const passed = now - Number(last ?? Number.NaN);
  return !(passed >= 0 && passed < guardMilliseconds);
}
