/** A drawing has something in it that the solver cannot read, so nothing may be said of the item. */
export class UnreadableDrawingError extends Error {
  override readonly name = 'UnreadableDrawingError';
}
