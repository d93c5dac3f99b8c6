/**
 * Thrown by a job whose work the other side turned down for good, such as a mail to an address that does not exist. It
 * is tried for an hour in case that was a slip, and not for days as where nobody answered.
 */
export class UnwelcomeError extends Error {
  override readonly name = 'UnwelcomeError';
}
