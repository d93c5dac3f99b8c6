import { useId } from 'react';
import { useWords } from '../shell/words.tsx';

/** The name by which the other person knows one. */
export function NameField({ held, wrong }: { held: string | null; wrong: boolean }) {
  const t = useWords('together.form');
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        name="name"
        type="text"
        dir="auto"
        autoComplete="given-name"
        maxLength={200}
        defaultValue={held ?? undefined}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
      {wrong && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {t('nameWrong')}
        </p>
      )}
      <p className="field__hint" id={`${id}-hint`}>
        {t('nameHint')}
      </p>
    </div>
  );
}
