/** A part of some words: the same keys, as far as there are any; of a list, what stands at some of its places. */
export type Overlay<Words> = Words extends string
  ? string
  : Words extends readonly (infer Item)[]
    ? { readonly [place: number]: Overlay<Item> }
    : { readonly [Key in keyof Words]?: Overlay<Words[Key]> };

/** The words with a region's own in place of theirs, key by key; the others stay the same. */
export function overlaid<Words>(words: Words, overlay: Overlay<Words>): Words {
  if (typeof words === 'string') return overlay as Words;
  const own = overlay as Readonly<Record<string, Overlay<unknown>>>;
  const entries = Object.entries(words as Readonly<Record<string, unknown>>).map(([key, value]) => {
    const over = own[key];
    return [key, over === undefined ? value : overlaid(value, over)] as const;
  });
  return (Array.isArray(words) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Words;
}
