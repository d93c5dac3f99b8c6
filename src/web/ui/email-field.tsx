import { type Ref, useId } from 'react';

interface Props {
  label: string;
  hint: string;
  /** Stands under the field and is spoken with it. */
  error: string | undefined;
  defaultValue?: string | undefined;
  input?: Ref<HTMLInputElement>;
  onInput?: () => void;
}

/** A field for a mailbox address, with its error beside it. */
export function EmailField({ label, hint, error, defaultValue, input, onInput }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={defaultValue}
        onInput={onInput}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
      />
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
