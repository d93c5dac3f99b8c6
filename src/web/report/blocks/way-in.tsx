import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

interface Props {
  /** The part that it stands in; without one, that which is open. */
  part?: string | undefined;
  /** Of the element there. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** The way to another place of the same document. */
export function WayIn({ part, id, className, children }: Props) {
  const [search] = useSearchParams();
  const there = new URLSearchParams(search);
  if (part !== undefined) there.set('tab', part);
  return (
    <Link to={{ search: there.toString(), hash: id }} preventScrollReset className={className}>
      {children}
    </Link>
  );
}
