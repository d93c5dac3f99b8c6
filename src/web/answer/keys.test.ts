import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intentOf } from './keys.ts';

const press = { modified: false, on: 'elsewhere', chosen: null, options: 6, columns: 3 } as const;

describe('keys on the question screen', () => {
  it('chooses by the digits that have an option, and by no other', () => {
    for (const key of '123456')
      expect(intentOf({ ...press, key })).toEqual({ kind: 'choose', option: Number(key) - 1 });
    for (const key of ['0', '7', '9', 'a', ' ']) expect(intentOf({ ...press, key })).toBeUndefined();
  });

  it('moves by arrows within the grid and never leaves it', () => {
    expect(intentOf({ ...press, key: 'ArrowDown', chosen: 1 })).toEqual({ kind: 'choose', option: 4 });
    expect(intentOf({ ...press, key: 'ArrowRight' })).toEqual({ kind: 'choose', option: 0 });
    const arrows = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'));
    fc.assert(
      fc.property(arrows, (keys) => {
        let chosen: number | null = null;
        for (const key of keys) {
          const intent = intentOf({ ...press, key, chosen });
          expect(intent?.kind).toBe('choose');
          if (intent?.kind === 'choose') chosen = intent.option;
          expect(chosen).toBeGreaterThanOrEqual(0);
          expect(chosen).toBeLessThan(6);
        }
      }),
    );
  });

  it('leaves Enter on buttons, and keys held with a modifier, to the browser', () => {
    expect(intentOf({ ...press, key: 'Enter' })).toEqual({ kind: 'next' });
    expect(intentOf({ ...press, key: 'Enter', on: 'control' })).toBeUndefined();
    expect(intentOf({ ...press, key: '1', modified: true })).toBeUndefined();
    expect(intentOf({ ...press, key: 'Backspace' })).toEqual({ kind: 'back' });
  });
});
