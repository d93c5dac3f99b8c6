import { describe, expect, it, vi } from 'vitest';
import { keeping } from './kept.ts';

describe('keeping', () => {
  it('makes what it has made no second time', () => {
    const make = vi.fn((text: string) => ({ text }));
    const kept = keeping(2, make);
    const first = kept('a');
    expect(kept('a')).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps what is asked for again, and forgets what was not for so many others', () => {
    const make = vi.fn((text: string) => ({ text }));
    const kept = keeping(2, make);
    const [again, once] = [kept('again'), kept('once')];
    for (const text of ['b', 'c', 'd', 'e', 'f']) {
      expect(kept('again')).toBe(again);
      kept(text);
    }
    expect(kept('once')).toEqual(once);
    expect(kept('once')).not.toBe(once);
  });

  it('keeps nothing of what fails', () => {
    const kept = keeping(2, (text: string) => {
      if (text === '') throw new RangeError('Nothing.');
      return [text];
    });
    expect(() => kept('')).toThrow(RangeError);
    expect(() => kept('')).toThrow(RangeError);
  });
});
