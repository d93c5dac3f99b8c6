import { describe, expect, it } from 'vitest';
import { type Variety, varieties } from '#locale/locales.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { stress } from '../exam.ts';
import { categoryOf, items, stepCount } from '../items.ts';
import { levelOf } from '../levels.ts';
import { burdens } from '../scales.ts';
import { stressWords } from '../words/index.ts';

/** How each language says that a scale is less favorable than the three others, and nothing more. */
const compared: Readonly<Record<Variety, RegExp>> = {
  CN: /这不一定说明它很[少高]，只是和另外三个维度相比，它不那么有利。/,
  EN: /That doesn’t have to mean .+, only that .+ less favorable than your other three scales\./,
  FR: /pas forcément dire .+, seulement que cette échelle est moins favorable que les trois autres\./,
  ES: /No tiene por qué significar .+, solo que .+ menos favorables? que las otras tres escalas\./,
  JA: /とても.+とはかぎりませんが、ほかの3つの尺度に比べると、よくないほうだということです。/,
  HK: /這不一定表示它很[少高]，只是與另外三個維度相比，它較為不利。/,
  KR: /꼭 아주 .+ 뜻은 아니고, 나머지 세 척도보다 덜 유리하다는 뜻입니다\./,
  DE: /Das muss nicht heißen, .+, nur dass diese Skala ungünstiger ausfällt als die drei anderen\./,
  PT: /Não quer dizer forçosamente .+, apenas que esta escala é menos favorável do que as outras três\./,
  'PT-BR': /Isso não quer dizer .+, só que esta escala é menos favorável do que as outras três\./,
};
const sentencesIn = (text: string) => text.split(/[.。]/).filter((sentence) => sentence.trim() !== '').length;

describe('what weighs most', () => {
  it.each(varieties)('is told in %s against the other scales alone, true at every score', (variety) => {
    const told = Object.values(stressWords[variety].report.shape.heaviest);
    for (const text of told) {
      expect(text).toMatch(compared[variety]);
      expect(sentencesIn(text)).toBe(sentencesIn(told[0] as string));
    }
  });

  it('praises nothing where demands lead a heavy load', () => {
    const answers = items.map((item) => {
      const weight = item.scale === 'demand' ? stepCount - 1 : stepCount - 2;
      const choice = categoryOf(item, burdens[item.scale] === 1 ? weight : stepCount - 1 - weight);
      return { questionId: item.id, choice, milliseconds: 9000 };
    });
    const result = stress.score('', answers);
    expect(result.shape.heaviest).toBe('demand');
    expect(levelOf(result.score.value)).toBeGreaterThanOrEqual(4);
    const report = stress.report({
      seed: '',
      answers,
      result,
      locale: 'EN',
      market: 'US',
      takenAt: '2026-11-21T10:00:00.000Z',
      features: ['report'],
    });
    expect(JSON.stringify(allBlocks(report))).toContain('only that they’re less favorable');
  });
});
