import { describe, expect, it } from 'vitest';
import { listed } from './list.ts';

describe('a list', () => {
  it('is written as its language writes lists', () => {
    expect(listed('EN', ['one', 'two', 'three'])).toBe('one, two, and three');
    expect(listed('DE', ['eins', 'zwei'], 'disjunction')).toBe('eins oder zwei');
    expect(listed('JA', ['IQテスト', 'EQテスト'])).toBe('IQテスト、EQテスト');
    expect(listed('HK', [])).toBe('');
  });

  it('joins in Korean by particle and comma, as prose does, never by the “및” of statutes', () => {
    expect(listed('KR', ['논리 검사', '뇌 유형 검사'])).toBe('논리 검사와 뇌 유형 검사');
    expect(listed('KR', ['계획', '표현'])).toBe('계획과 표현');
    expect(listed('KR', ['행렬', '수열', '유추'])).toBe('행렬, 수열, 유추');
    expect(listed('KR', ['E', 'S'])).toBe('E, S');
    expect(listed('KR', ['하나'])).toBe('하나');
    expect(listed('KR', ['하나', '둘'], 'disjunction')).toBe('하나 또는 둘');
  });

  it('has a space in Chinese where its “and” meets Latin letters or figures, and nowhere else', () => {
    expect(listed('HK', ['左右腦測驗', 'EQ 測驗'])).toBe('左右腦測驗及 EQ 測驗');
    expect(listed('CN', ['1', '5', '22', '24'])).toBe('1、5、22 和 24');
    expect(listed('CN', ['Apple Pay', 'Google Pay'], 'disjunction')).toBe('Apple Pay 或 Google Pay');
    expect(listed('CN', ['智商测试', '左右脑测试'])).toBe('智商测试和左右脑测试');
  });
});
