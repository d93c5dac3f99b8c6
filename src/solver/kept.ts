/**
 * A function of a text that keeps what it has made.
 *
 * @param most of so many texts, and of as many before them: what is asked for again and again stays, and a thread that makes
 * questions all day holds no more
 */
export function keeping<Made extends object>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  let recent = new Map<string, Made>();
  let earlier = recent;
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const made = earlier.get(text) ?? make(text);
    if (recent.size >= most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, made);
    return made;
  };
}
