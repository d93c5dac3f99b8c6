import type { ResolveFnOutput, ResolveHookContext } from 'node:module';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveOnce } from './resolve-once.ts';

const root = 'file:///site/';
const pack = 'file:///site/node_modules/pack/';

/** As Node answers: names stand in a table, all else stands beside who asks; `lib` is CommonJS, the rest is not. */
function node(specifier: string, { parentURL }: Partial<ResolveHookContext> = {}): ResolveFnOutput {
  const url = specifier.startsWith('.') ? new URL(specifier, parentURL).href : `${parentURL}=>${specifier}`;
  if (url.endsWith('.json')) return { url, format: 'json' };
  if (url.endsWith('.ts')) return { url, format: 'module-typescript' };
  return { url, format: url.includes('/lib/') ? 'commonjs' : 'module' };
}

describe('resolving once', () => {
  const asked = vi.fn(node);
  let resolve: (specifier: string, parentURL: string | undefined, by?: string) => ResolveFnOutput;

  beforeEach(() => {
    asked.mockReset().mockImplementation(node);
    const hook = resolveOnce(root);
    resolve = (specifier, parentURL, by = 'import') => {
      const context = { conditions: ['node', by], importAttributes: {}, parentURL };
      return hook(specifier, context, (name, told) => asked(name, { ...context, ...told }));
    };
  });

  it('asks once for a name of ours, and for the same name of a package anew', () => {
    const first = resolve('zod', `${root}src/a.ts`);
    expect(resolve('zod', `${root}src/b.ts`)).toMatchObject({ url: first.url, format: first.format });
    expect(asked).toHaveBeenCalledTimes(1);
    resolve('zod', `${pack}a.js`);
    resolve('zod', `${pack}b.js`);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it.each([
    [`${pack}a.js`, './core/one.js', './core/two.js', './core/three.json'],
    [`${root}src/a.ts`, './room/one.ts', '../src/room/two.ts', './other/three.ts'],
    [`${root}src/a.ts`, './words/one.json', './words/two.json', './one.ts'],
  ])('of %s asks once for a folder and an ending', (parent, one, two, three) => {
    for (const specifier of [one, two, two]) {
      const { url, format } = resolve(specifier, parent);
      expect({ url, format }).toEqual(node(specifier, { parentURL: parent }));
    }
    expect(asked).toHaveBeenCalledTimes(1);
    resolve(three, parent);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('leaves CommonJS, required files, entries and linked folders to Node', () => {
    for (const name of ['./lib/one.js', './lib/two.js']) resolve(name, `${pack}a.js`);
    for (const name of ['./one.js', './two.js']) resolve(name, `${pack}a.js`, 'require');
    for (const name of ['one', 'one']) resolve(name, undefined);
    expect(asked).toHaveBeenCalledTimes(6);
    asked.mockImplementation((name, context) => ({
      url: node(name, context).url.replace('/linked/', '/real/'),
      format: 'module',
    }));
    for (const name of ['./linked/one.js', './linked/two.js']) resolve(name, `${pack}a.js`);
    expect(asked).toHaveBeenCalledTimes(8);
  });
});
