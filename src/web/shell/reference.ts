import { data } from 'react-router';
import { parseReference, type Reference } from '#locale/reference.ts';

/**
 * The market and exam of a route's `:ref`, for loaders and actions.
 *
 * @throws a 404 response where it names no market
 */
export function referenceOf(params: { ref: string }): Reference {
  const parsed = parseReference(params.ref);
  if (!parsed) throw data(null, { status: 404 });
  return parsed.reference;
}
