/** A text whose first letter is read from right to left (UAX 9, P2), in the scripts that names are printed in. */
const beginsAtTheRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Letters with marks or dots that are pieces of their own. */
const pieces = /[\p{M}\p{Script=Arabic}]/u;

/** A name as the template sets it (`name.typ`). @param on how much room and which sizes it has there */
export const printName = (name: string, on: 'certificate' | 'cover') => ({
  name,
  on,
  rightToLeft: beginsAtTheRight.test(name),
  pieced: pieces.test(name),
});
