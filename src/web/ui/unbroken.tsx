interface Props {
  /** An address of a mailbox, or a number to read aloud and copy. */
  part: string;
  /** The sentence it stands in; by itself where there is none. */
  within?: string;
}

/** Signs that close a sentence or a part of it, at the beginning of what follows; none where there are none. */
export const closingIn = (after: string): string => /^[.,;:!?”’)»」』。、，！？）]+/.exec(after)?.[0] ?? '';

/**
 * What is copied sign by sign stays in one line, and parts only where it is wider than its line. A sign that follows is held
 * with it: behind a box of its own a line may end, and the next one would begin with a full stop.
 */
export function Unbroken({ part, within = part }: Props) {
  const at = within.indexOf(part);
  if (part === '' || at < 0) return within;
  const after = within.slice(at + part.length);
  const sign = closingIn(after);
  return (
    <>
      {within.slice(0, at)}
      <span className="unbroken">{part + sign}</span>
      {after.slice(sign.length)}
    </>
  );
}
