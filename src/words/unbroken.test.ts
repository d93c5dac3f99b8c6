import { describe, expect, it } from 'vitest';
import { asWritten, countsHeld, kanjiHeld, unbroken, unbrokenOnScreen } from './unbroken.ts';

describe('unbroken', () => {
  it('holds a number written out together, and lets a line end in other words', () => {
    expect(unbroken('Twenty-six pictures, by e-mail')).toBe('Twenty-\u2060six pictures, by e-\u2060mail');
    expect(unbroken('quarante-huit, quatre-vingt-dix')).toBe(
      'quarante-\u2060huit, quatre-\u2060vingt-\u2060dix',
    );
    for (const text of ['left-right, twenty minutes', 'peut-être']) expect(unbroken(text)).toBe(text);
  });
});

it('holds phrases on screens that Japanese readers see as one', () => {
  expect(unbrokenOnScreen('もう一度お試しください')).toBe('も\u2060う\u2060一\u2060度お試しください');
  expect(asWritten(unbrokenOnScreen('一度きりのお支払い'))).toBe('一度きりのお支払い');
  for (const word of ['まるごと', 'なぜか', 'はっきり', '通行止め', 'はかり', '明るい', 'ひと目'])
    expect(unbrokenOnScreen(`「${word}」`)).toBe(`「${[...word].join('\u2060')}」`);
  expect(unbrokenOnScreen('方法と限界')).toBe('方\u2060法と限界');
  for (const text of ['そればかりではない', '方法與限制']) expect(unbrokenOnScreen(text)).toBe(text);
});

it('holds the name of a plan and how it is paid, and nothing else that speaks of a month or a year', () => {
  expect(unbrokenOnScreen('起：會籍（按年），HK$688')).toBe(
    '起：會\u2060籍\u2060（\u2060按\u2060年\u2060），HK$688',
  );
  expect(unbrokenOnScreen('メンバーシップ（月払い）')).toContain('（\u2060月\u2060払\u2060い\u2060）');
  expect(unbrokenOnScreen('按月或按年付費')).toBe('按月或按\u2060年\u2060付\u2060費');
});

describe('countsHeld', () => {
  it('ends no line within a sum', () => {
    expect(countsHeld('なります（6 − 5 = 1）。')).toBe('なります（6\u00a0−\u00a05\u00a0=\u00a01）。');
    expect(countsHeld('12+7−3')).toBe('12\u2060+\u20607\u2060−\u20603');
    expect(countsHeld('比は4 : 5 : 3です')).toBe('比は4\u00a0:\u00a05\u00a0:\u00a03\u2060です');
  });

  it('holds a number to what it counts where no word ends there', () => {
    expect(countsHeld('另一部要 24 分鐘。')).toBe('另一部要 24\u00a0分\u2060鐘。');
    expect(countsHeld('1台なら24分、3時間')).toBe('1\u2060台なら24\u2060分、3\u2060時\u2060間');
  });

  it('leaves other words as they are, and what is written to be read by programs', () => {
    expect(countsHeld('the other takes 24 minutes')).toBe('the other takes 24 minutes');
    expect(asWritten(countsHeld('1台なら24分'))).toBe('1台なら24分');
  });
});

describe('kanjiHeld', () => {
  it('holds the signs of a short word of kanji to each other', () => {
    expect(kanjiHeld('部屋じゅうの落胆を吸い込み')).toBe('部\u2060屋じゅうの落\u2060胆を吸い込み');
    expect(kanjiHeld('日々の注釈なしで')).toBe('日\u2060々の注\u2060釈なしで');
  });

  it('lets a line end in a long compound, and leaves Chinese and Korean as they are', () => {
    for (const text of ['平均往復速度を求め', '因此，你的分數有', '가운데 어느 쪽'])
      expect(kanjiHeld(text)).toBe(text);
  });
});
