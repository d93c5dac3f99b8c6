import { describe, expect, it } from 'vitest';
import { listed } from './list.ts';

describe('a list', () => {
  it('is written as its language writes lists', () => {
    expect(listed('EN', ['one', 'two', 'three'])).toBe('one, two, and three');
    expect(listed('DE', ['eins', 'zwei'], 'disjunction')).toBe('eins oder zwei');
    expect(listed('JA', ['IQテスト', 'EQテスト'])).toBe('IQテスト、EQテスト');
    expect(listed('HK', [])).toBe('');
  });

  it('has a space in Chinese where its “and” meets Latin letters or figures, and nowhere else', () => {
    expect(listed('HK', ['左右腦測驗', 'EQ 測驗'])).toBe('左右腦測驗及 EQ 測驗');
    expect(listed('CN', ['1', '5', '22', '24'])).toBe('1、5、22 和 24');
    expect(listed('CN', ['Apple Pay', 'Google Pay'], 'disjunction')).toBe('Apple Pay 或 Google Pay');
    expect(listed('CN', ['智商测试', '左右脑测试'])).toBe('智商测试和左右脑测试');
  });
});
