import { type InputHTMLAttributes, useId } from 'react';
import { useWords } from '../shell/words.tsx';
import type { FieldError } from './outcome.ts';

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength'
  > {
  name: string;
  label: string;
  hint?: string | undefined;
  error: FieldError | undefined;
}

/** A field with its hint and its error beside it, spoken with it. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  const said = useFieldError(error);
  const described = [said && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {said !== undefined && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {said}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function useFieldError(error: FieldError | undefined): string | undefined {
  const t = useWords('user.problems');
  if (error === undefined) return undefined;
  return typeof error === 'string' ? t(error) : error.said;
}
