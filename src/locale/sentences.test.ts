import { describe, expect, it } from 'vitest';
import { paragraphOf, spaceBetween } from './sentences.ts';

describe('sentences of a paragraph', () => {
  it('are parted by a space where letters are narrow', () => {
    expect(paragraphOf('EN', ['One.', 'Two.'])).toBe('One. Two.');
    expect(paragraphOf('KR', ['하나입니다.', '둘입니다.'])).toBe('하나입니다. 둘입니다.');
  });

  it('follow each other where the full stop is as wide as a letter', () => {
    expect(paragraphOf('CN', ['这是一句。', '这是另一句。'])).toBe('这是一句。这是另一句。');
    expect(spaceBetween('HK')).toBe('');
    expect(spaceBetween('JA')).toBe('');
  });

  it('leave out what is not said', () => {
    expect(paragraphOf('DE', ['', 'Eins.', '', 'Zwei.'])).toBe('Eins. Zwei.');
    expect(paragraphOf('JA', [])).toBe('');
  });
});
