import { data } from 'react-router';

/** Any address that is no route (specification, section 8). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
