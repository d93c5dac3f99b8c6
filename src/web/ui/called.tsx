interface Props {
  text: string;
  /** Numbers that the text holds; of one that a name holds as well, the last is meant. */
  calls: readonly string[] | undefined;
}

/** A text in which telephone numbers are links that call them. */
export function Called({ text, calls = [] }: Props) {
  const found = calls
    .map((number) => ({ number, from: text.lastIndexOf(number) }))
    .filter(({ from }) => from >= 0)
    .toSorted((one, other) => one.from - other.from);
  const ends = [0, ...found.map(({ number, from }) => from + number.length)];
  return (
    <>
      {found.map(({ number, from }, at) => (
        <span key={number}>
          {text.slice(ends[at], from)}
          <a href={`tel:${number.replaceAll(/\D/g, '')}`}>{number}</a>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
