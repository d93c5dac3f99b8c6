import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const exams = new URL('./', import.meta.url).pathname;

it('has every file of Brazil’s words laid over those of Portugal', () => {
  const files = globSync('**/words/PT-BR/**/*.json', { cwd: exams });
  expect(files.length).toBeGreaterThan(30);
  const unused = files.filter((file) => {
    const [words = '', own = ''] = file.split('/PT-BR/');
    const codeIn = (folder: string) =>
      globSync(`${folder}/*.ts`, { cwd: exams })
        .map((one) => readFileSync(exams + one, 'utf8'))
        .join('');
    return !codeIn(`${words}/PT-BR`).includes(`'./${own}'`) && !codeIn(words).includes(`PT-BR/${own}'`);
  });
  expect(unused).toEqual([]);
});
