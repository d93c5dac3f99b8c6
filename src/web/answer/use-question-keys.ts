import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Question } from '#contract/exams.ts';
import { intentOf } from './keys.ts';

/** Figures stand in rows of three at every width; all arrows go along the line of the others. */
const columnsOf = { figures: 3, statements: 1, scale: 1, picture: 1 } as const;

interface Keys {
  question: Question;
  form: RefObject<HTMLFormElement | null>;
  choice: number | null;
  onChoose: (option: number) => void;
  onNext: () => void;
  /** Where a question before this one can be gone back to. */
  onBack?: () => void;
}

/** Keys of a question: they also count after a press on the empty page beside the form, which leaves the focus with the body. */
export function useQuestionKeys({ question, form, choice, onChoose, onNext, onBack }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isOurs = target === document.body || form.current?.contains(target);
    if (!isOurs || target.closest('dialog')) return;
    const intent = intentOf({
      key: event.key,
      modified: event.ctrlKey || event.altKey || event.metaKey,
      on: target.closest('input') ? 'option' : target.closest('button, a') ? 'control' : 'elsewhere',
      chosen: choice,
      options: question.options.length,
      columns: columnsOf[question.kind],
    });
    if (!intent || (intent.kind === 'back' && !onBack)) return;
    event.preventDefault();
    if (intent.kind === 'next') onNext();
    else if (intent.kind === 'back') onBack?.();
    else {
      onChoose(intent.option);
      form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[intent.option]?.focus();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
