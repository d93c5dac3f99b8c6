import { bounds } from '#contract/bounds.ts';
import { readEmail } from '../shell/email.ts';
import type { Errors, FieldError } from './outcome.ts';

/** A field as it was typed. */
export const typedIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** The address of a form; where it is none, what is wrong with it. */
export function emailIn(form: FormData): { email: string; error: FieldError | undefined } {
  const read = readEmail(typedIn(form, 'email'));
  return 'problem' in read ? { email: '', error: read.problem } : { email: read.email, error: undefined };
}

/** What is wrong with a new password and its repetition. */
export function newPasswordErrors(form: FormData): Errors {
  const password = typedIn(form, 'password');
  const fits = password.length >= bounds.password.min && password.length <= bounds.password.max;
  return {
    password: fits ? undefined : 'passwordLength',
    passwordConfirmation:
      !fits || password === typedIn(form, 'passwordConfirmation') ? undefined : 'passwordDiffers',
  };
}

/** The six figures of a code, however they were set. */
export function captchaIn(form: FormData): { captcha: string; error: FieldError | undefined } {
  const captcha = typedIn(form, 'captcha').replace(/\D/g, '');
  return { captcha, error: captcha.length === 6 ? undefined : 'codeMissing' };
}

export const agreementError = (form: FormData): FieldError | undefined =>
  form.get('agreed') === 'on' ? undefined : 'agreeMissing';
