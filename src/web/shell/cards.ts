/** What a link shows elsewhere, by the name of a landing (bin/faces.mjs). */
const cards = import.meta.glob<string>('../themes/cards/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The whole address of a landing's card: elsewhere an address without its host means nothing. */
export function cardOf(landing: string, site: string): string | undefined {
  const card = cards[`../themes/cards/${landing.replaceAll(' ', '-')}.jpg`];
  return card && new URL(card, site || 'http://localhost').href;
}
