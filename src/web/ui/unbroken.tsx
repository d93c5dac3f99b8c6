interface Props {
  /** An address of a mailbox, or a number to read aloud and copy. */
  part: string;
  /** The sentence it stands in; by itself where there is none. */
  within?: string;
}

/** What is copied sign by sign stays in one line, and parts only where it is wider than its line. */
export function Unbroken({ part, within = part }: Props) {
  const at = within.indexOf(part);
  if (part === '' || at < 0) return within;
  return (
    <>
      {within.slice(0, at)}
      <span className="unbroken">{part}</span>
      {within.slice(at + part.length)}
    </>
  );
}
