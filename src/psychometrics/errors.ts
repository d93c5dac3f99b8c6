/** What was given cannot be measured with: empty, ragged, of the wrong length, not a number, or out of its range. */
export class InvalidInputError extends RangeError {
  override readonly name = 'InvalidInputError';
}
