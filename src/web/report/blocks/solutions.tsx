import { useWords } from '../../shell/words.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { BlockProps } from './block.ts';
import { WayIn } from './way-in.tsx';

/** By what a question of a workbook is found on its page. */
export const questionId = (number: number): string => `question-${number}`;

/** All solutions one after the other, each with the way back to its question. */
export function Solutions({ block: { part, items }, opening }: BlockProps<'solutions'>) {
  const t = useWords('report.exercises');
  const wayTo = (number: number) => (
    <WayIn part={part} id={questionId(number)} className="screen-only small">
      {t('back', { place: number })}
    </WayIn>
  );
  return (
    <section className="wrap">
      {opening}
      <Facts rows={items.map(({ number, answer, why }) => [`${number} · ${answer}`, why, wayTo(number)])} />
    </section>
  );
}
