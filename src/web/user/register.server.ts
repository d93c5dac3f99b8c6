import { register, registerAgain, verifyCaptcha } from '#contract/accounts.ts';
import type { Host } from '../host.ts';
import { challengeFor, proofIn } from '../shell/human.server.ts';
import { hasErrors, type Outcome, refusedBy } from './outcome.ts';
import { agreementError, captchaIn, emailIn, newPasswordErrors, typedIn } from './read.ts';

/** Begins an account: a code is mailed, which the next form asks for. */
export async function beginAccount(host: Host, form: FormData): Promise<Outcome> {
  const { email, error } = emailIn(form);
  const name = typedIn(form, 'name').trim();
  const typed = { email: typedIn(form, 'email'), name };
  const errors = {
    name: name === '' ? ('nameMissing' as const) : undefined,
    email: error,
    ...newPasswordErrors(form),
    agreed: agreementError(form),
  };
  const intent = 'register';
  if (hasErrors(errors)) return { intent, errors, typed };
  const answer = await host.call(register, {
    body: {
      name,
      email,
      password: typedIn(form, 'password'),
      passwordConfirmation: typedIn(form, 'passwordConfirmation'),
      agreed: true,
      ...proofIn(form),
    },
  });
  if (answer.ok) return { intent: 'verify', sent: true, typed: { email } };
  const challenge = await challengeFor(host, form, answer);
  return challenge ? { intent, typed, challenge } : refusedBy(answer, { intent, typed });
}

/** Has another code sent; where the registration is gone by now, its form is shown again. */
export async function sendAgain(host: Host, form: FormData): Promise<Outcome> {
  const typed = { email: typedIn(form, 'email') };
  const answer = await host.call(registerAgain, { body: { email: typed.email, ...proofIn(form) } });
  if (answer.ok) return { intent: 'verify', sent: true, again: true, typed };
  if (answer.kind === 'refused' && answer.response.name === 'registrationExpired')
    return refusedBy(answer, { intent: 'register', typed });
  const shown = { intent: 'again', sent: true, typed };
  const challenge = await challengeFor(host, form, answer);
  return challenge ? { ...shown, challenge } : refusedBy(answer, shown);
}

/** Opens the account by the code. @returns undefined where somebody is logged in now */
export async function openAccount(host: Host, form: FormData): Promise<Outcome | undefined> {
  const { captcha, error } = captchaIn(form);
  const shown = { intent: 'verify', sent: true, typed: { email: typedIn(form, 'email') } };
  if (error) return { ...shown, errors: { captcha: error } };
  const answer = await host.call(verifyCaptcha, { body: { email: shown.typed.email, captcha } });
  if (!answer.ok) return refusedBy(answer, shown);
  return answer.data.loggedIn ? undefined : { ...shown, errors: { captcha: 'codeMissing' } };
}
