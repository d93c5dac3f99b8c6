import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manualFrom } from './manual.server.ts';

const read = (markdown: string) => manualFrom(markdown, (document) => `/methods/${document}/US-SUBS-1002`);

it('begins a level below the page, and names its chapters', () => {
  const { html, chapters } = read('# The test\n\n## Model and `scores`\n\n### More\n');
  expect(chapters).toEqual([{ id: 'model-and-scores', title: 'Model and scores' }]);
  expect(html).toContain('<h3>Model and <code>scores</code></h3></summary><div id="model-and-scores">');
  expect(html).toContain('<h4 id="more">');
  expect(html).not.toContain('The test');
});

it('leads to what the site has of the manuals, and to no file of theirs', () => {
  const { html } = read('[a](answers.md) [b](brain.md) [c](https://example.org) ![d](items.png)');
  expect(html).toContain(
    '<a href="/methods/answers/US-SUBS-1002">a</a> b <a href="https://example.org">c</a>',
  );
  expect(html).not.toContain('png');
});

it('leaves no gap where a picture is not shown', () => {
  expect(read('One.\n\n![d](items.png)\n\nTwo.').html).toBe('<p>One.</p>\n<p>Two.</p>\n');
});

it('sets the plots that it knows, each with what it shows in words', () => {
  const plots = { 'plots/iq-error.svg': '<svg viewBox="0 0 1 1"></svg>' };
  const { html } = manualFrom('![How far off](plots/iq-error.svg) ![d](plots/other.svg)', () => '', plots);
  expect(html).toContain('<span role="img" aria-label="How far off"><svg viewBox="0 0 1 1"></svg></span>');
  expect(html).not.toMatch(/other|<img/);
});

it('shows tables and printed simulations where keys can move them, and no markup of others', () => {
  const { html } = read(
    '| one | two |\n| --- | --- |\n| 1 < 2 | 3 |\n\n```\nr  .72\n```\n\n<script>alert(1)</script>\n',
  );
  expect(html.match(/role="region" aria-label="[^"]+" tabindex="0"/g)).toHaveLength(2);
  expect(html).toContain('1 &lt; 2');
  expect(html).not.toContain('<script');
});

it('makes no heading of an empty cell', () => {
  const { html } = read('| | share |\n| --- | --- |\n| honest | .9 |\n');
  expect(html.match(/<th[ >]/g)).toHaveLength(1);
  expect(html).toContain('<td></td>');
});

it('gives each of two printed simulations a name of its own', () => {
  const { html } = read('```\none\n```\n\n```\ntwo\n```\n');
  const names = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
});

it('folds chapters, the first one open, each with its anchor where opening it shows it', () => {
  const { html } = read('# The test\n\nBefore.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n');
  expect(html).toMatch(/^<p>Before\.<\/p>\n<details open><summary><h3>One<\/h3><\/summary><div id="one">/);
  expect(html).toContain(
    '<details><summary><h3>Two</h3></summary><div id="two"><p>Second.</p>\n</div></details>',
  );
  expect(html.match(/<details/g)).toHaveLength(2);
});

it('leaves out what points into the repository, and no other brackets', () => {
  const { html } = read(
    'Stages (`src/exams/iq`, decisions 45\nand 48) differ (`form.test.ts`; decision 9). Kept: (`b`), (see below), (r = .8, decision 61).',
  );
  expect(html).toContain('<p>Stages differ. Kept: (<code>b</code>), (see below), (r = .8).</p>');
});

it('finds a pointer at the end of brackets that go on over a line', () => {
  const { html } = read('The method (Cai\n2010; `src/psychometrics/graded`), checked.');
  expect(html).toContain('<p>The method (Cai\n2010), checked.</p>');
});

it('says what a command is instead of how it is typed', () => {
  const { html } = read('`npm run simulate -- SUBS-1002` prints what `npm test` proves.');
  expect(html).toContain('<p>The simulation command prints what the test run proves.</p>');
});

it('has the quotation marks and apostrophes of print, and code as it is typed', () => {
  const { html, chapters } = read(
    '## Mayer\'s test\n\n"Both sides" ("one") don\'t say *the* parties\' "last" \'word\'.\n\n`it\'s "so"`\n',
  );
  expect(chapters[0]?.title).toBe('Mayer’s test');
  expect(html).toContain('<h3>Mayer’s test</h3>');
  expect(html).toContain('“Both sides” (“one”) don’t say <em>the</em> parties’ “last” ‘word’.');
  expect(html).toContain('<code>it&#39;s &quot;so&quot;</code>');
});

const folder = 'docs/measurement';

/** Two lists that no page shows. */
const unshown = ['quotes.md', 'sentences.md'];

it.each(readdirSync(folder).filter((name) => name.endsWith('.md') && !unshown.includes(name)))(
  'shows a visitor of %s no path, no file and no command',
  (name) => {
    const { html } = read(readFileSync(`${folder}/${name}`, 'utf8'));
    const text = html.replace(/<[^>]+>/g, '');
    const found = text.match(
      /\S*(?:\b(?:src|docs|tests|plots|bin|bench)\/|\.(?:tsx?|md|json|mjs)\b|\bnpm )\S*/g,
    );
    expect(found ?? []).toEqual([]);
  },
);

it.each(readdirSync(folder).filter((name) => name.endsWith('.md') && !unshown.includes(name)))(
  'opens and closes every quotation of %s, and has no sign of a keyboard in a sentence',
  (name) => {
    const { html } = read(readFileSync(`${folder}/${name}`, 'utf8'));
    const text = html.replace(/<(pre|code)>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');
    expect(text).not.toMatch(/.{20}(?:['"]|&#39;|&quot;).{20}/);
    expect(text.match(/“/g)?.length).toBe(text.match(/”/g)?.length);
  },
);

/** What stands in a grid: tables and printed simulations. */
const gridsOf = (html: string) => html.match(/<(table|pre)>.*?<\/\1>/gs) ?? [];

it.each(readdirSync(folder).filter((name) => name.endsWith('.md')))(
  'names in every table of %s the edition in force alone, and folds what was before into a chapter of its own',
  (name) => {
    const { html, chapters } = read(readFileSync(`${folder}/${name}`, 'utf8'));
    const older = /iq-2026\.2|thirty places|(IQ|edition) before/;
    const own = chapters.filter(({ title }) => title.endsWith('edition before'));
    const [inForce = '', before = ''] = html.split(`<div id="${own[0]?.id}">`);
    expect(gridsOf(inForce).filter((grid) => older.test(grid))).toEqual([]);
    for (const { id } of own) expect(id).toBe(chapters.at(-1)?.id);
    if (own.length > 0) expect(gridsOf(before).length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<details open>(?:(?!<\/summary>).)*edition before/s);
  },
);
