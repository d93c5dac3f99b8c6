import { useId } from 'react';
import { agreeingAge } from '#locale/ages.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Field, useFieldError } from './field.tsx';
import type { Errors } from './outcome.ts';
import styles from './user.module.css';

interface Props {
  errors: Errors;
}

/** A password that is chosen, and typed once more. */
export function NewPassword({ errors, label }: Props & { label?: string }) {
  const t = useWords('user.form');
  return (
    <>
      <Field
        name="password"
        type="password"
        autoComplete="new-password"
        label={label ?? t('password')}
        hint={t('passwordHint')}
        error={errors.password}
      />
      <Field
        name="passwordConfirmation"
        type="password"
        autoComplete="new-password"
        label={t('repeat')}
        error={errors.passwordConfirmation}
      />
    </>
  );
}

/** The six figures of a mail. */
export function Code({ errors }: Props) {
  const t = useWords('user.form');
  return (
    <Field
      name="captcha"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      label={t('code')}
      hint={t('codeHint')}
      error={errors.captcha}
    />
  );
}

/** The agreement to the privacy policy, which can be read beside it. */
export function Agreement({ errors }: Props) {
  const t = useWords('user.form');
  const address = useAddress();
  const { market } = useExam();
  const id = useId();
  const said = useFieldError(errors.agreed);
  return (
    <div className={styles.agreement}>
      <label className="check">
        <input
          type="checkbox"
          name="agreed"
          aria-invalid={said !== undefined || undefined}
          aria-describedby={said && id}
        />
        <span>{t('agree', { age: agreeingAge(market) })}</span>
      </label>
      <a href={address('/protocol/privacy')} target="_blank" rel="noopener">
        {t('policy')}
      </a>
      {said && (
        <p className="field__error" id={id} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}
