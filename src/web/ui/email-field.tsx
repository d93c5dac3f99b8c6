import { useId } from 'react';

interface Props {
  label: string;
  hint?: string;
  /** Stands under the field and is spoken with it. */
  error: string | undefined;
  defaultValue?: string | undefined;
}

/** A field for a mailbox address, with its error beside it. */
export function EmailField({ label, hint, error, defaultValue }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
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
