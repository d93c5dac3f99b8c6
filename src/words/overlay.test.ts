import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const overlays = [
  ...globSync('words/PT-BR/*.json', { cwd: root }),
  ...globSync('exams/**/words/**/PT-BR{.json,/**/*.json}', { cwd: root }),
];

/** Every sentence of a file by its path, e.g. `start.title` or `steps.2`. */
function sentences(file: string): Map<string, string> {
  const walk = (words: unknown, path: string): [string, string][] =>
    typeof words === 'string'
      ? [[path.slice(1), words]]
      : Object.entries(words as object).flatMap(([key, value]) => walk(value, `${path}.${key}`));
  return new Map(walk(JSON.parse(readFileSync(new URL(file, root), 'utf8')), ''));
}

/** Values of a message, and the cases of a choice, which code names. */
const namesIn = (message: string) =>
  [...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(([name]) => name).sort();

it('there is an overlay beside every file that a visitor to a test reads', () => {
  expect(overlays.length).toBeGreaterThan(30);
});

it.each(overlays)('%s holds only sentences that Portugal says otherwise, with the same values', (file) => {
  const portugal = sentences(file.replace('PT-BR', 'PT'));
  for (const [path, text] of sentences(file)) {
    const theirs = portugal.get(path);
    expect(theirs, path).toBeDefined();
    expect(text, path).not.toBe(theirs);
    expect(new Set(namesIn(text)), path).toEqual(new Set(namesIn(theirs ?? '')));
  }
});

it('leaves no word of Portugal in what a Brazilian reads', () => {
  const european =
    /ecrã|ficheiro|telemóvel|separador|descarreg|encomenda|subscrição|comboio|pequeno-almoço|ementa|portagem|boleia|loiça|livre resolução|registámos|reembolsámos|\bfiável|\bfiabilidade|\best(?:á|ão|amos) a \p{L}+r\b|[«»]/iu;
  const left = overlays.flatMap((file) => {
    const brazil = sentences(file);
    return [...sentences(file.replace('PT-BR', 'PT'))]
      .map(([path, text]) => `${file} ${path}: ${brazil.get(path) ?? text}`)
      .filter((line) => european.test(line));
  });
  expect(left).toEqual([]);
});
