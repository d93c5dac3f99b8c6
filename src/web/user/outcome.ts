import type { CallFailure } from '#contract/client.ts';
import type { Challenge } from '#contract/human.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

/** The sentences under fields, by their names among the words of `user.problems`. */
export type FieldProblem =
  | 'nameMissing'
  | 'emailMissing'
  | 'emailWrong'
  | 'passwordMissing'
  | 'currentWrong'
  | 'passwordLength'
  | 'passwordDiffers'
  | 'agreeMissing'
  | 'codeMissing'
  | 'nicknameLength'
  | 'phoneWrong'
  | 'dateInvalid';

/** What stands under a field: a sentence of the screen's own, or the server's. */
export type FieldError = FieldProblem | { readonly said: string };

export type Errors = Readonly<Record<string, FieldError | undefined>>;

/** What became of a form. */
export interface Outcome {
  /** Of several forms on a screen, which. */
  readonly intent: string;
  readonly errors?: Errors;
  readonly problem?: Problem;
  /** Asked often: the browser works this out, and sends the form again. */
  readonly challenge?: Challenge;
  /** What was typed and is shown again; never a password. */
  readonly typed?: Readonly<Record<string, string>>;
  /** A mail is on its way, and its code is asked for. */
  readonly sent?: boolean;
  /** It was not the first one. */
  readonly again?: boolean;
  readonly done?: boolean;
}

/** Under which field a refusal is said; above the button where it belongs to none. */
const places: Readonly<Record<string, string>> = {
  passwordCommon: 'password',
  captchaWrong: 'captcha',
  addressTaken: 'email',
  dateInvalid: 'birthday',
};

/** A refused call as its form tells it. */
export function refusedBy(failure: CallFailure, form: Pick<Outcome, 'intent' | 'typed' | 'sent'>): Outcome {
  const problem = problemOf(failure);
  const place = problem.kind === 'said' ? places[problem.name] : undefined;
  if (problem.kind !== 'said' || place === undefined) return { ...form, problem };
  return { ...form, errors: { [place]: { said: problem.message } } };
}

/** Whether something is wrong with any field. */
export const hasErrors = (errors: Errors) => Object.values(errors).some((error) => error !== undefined);
