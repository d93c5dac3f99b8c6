import { data } from 'react-router';
import { resetPassword, sendCaptcha } from '#contract/accounts.ts';
import { hostOf } from '../host.server.ts';
import type { Host } from '../host.ts';
import type { Handle } from '../shell/handle.ts';
import { challengeFor, proofIn } from '../shell/human.server.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Route } from './+types/forgot-password';
import { Asking } from './asking.tsx';
import { Field } from './field.tsx';
import { Code, NewPassword } from './fields.tsx';
import { hasErrors, type Outcome, refusedBy } from './outcome.ts';
import { captchaIn, emailIn, newPasswordErrors, typedIn } from './read.ts';
import { SendAgain } from './send-again.tsx';
import { UserForm } from './user-form.tsx';

export const handle = { route: 'user-forgot-password', private: true } satisfies Handle;

export async function action(args: Route.ActionArgs) {
  const host = hostOf(args.context);
  const form = await args.request.formData();
  const outcome = form.get('intent') === 'reset' ? await reset(host, form) : await sendCode(host, form);
  if (!outcome) throw onward(args, '/user/info');
  return data<Outcome>(outcome, outcome.errors || outcome.problem ? 422 : 200);
}

async function sendCode(host: Host, form: FormData): Promise<Outcome> {
  const { email, error } = emailIn(form);
  const typed = { email: typedIn(form, 'email') };
  if (error) return { intent: 'send', errors: { email: error }, typed };
  const answer = await host.call(sendCaptcha, { query: { email, ...proofIn(form) } });
  const again = form.has('again');
  if (answer.ok) return { intent: 'reset', sent: true, again, typed: { email } };
  const shown = { intent: 'send', typed, sent: again };
  const challenge = await challengeFor(host, form, answer);
  return challenge ? { ...shown, challenge } : refusedBy(answer, shown);
}

async function reset(host: Host, form: FormData): Promise<Outcome | undefined> {
  const { captcha, error } = captchaIn(form);
  const shown = { intent: 'reset', sent: true, typed: { email: typedIn(form, 'email') } };
  const errors = { captcha: error, ...newPasswordErrors(form) };
  if (hasErrors(errors)) return { ...shown, errors };
  const body = { email: shown.typed.email, captcha, password: typedIn(form, 'password') };
  const answer = await host.call(resetPassword, { body });
  return answer.ok ? undefined : refusedBy(answer, shown);
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const intent = String(form.get('intent'));
  const typed = { email: String(form.get('email') ?? '') };
  return overNetwork(
    serverAction,
    (problem): Outcome => ({ intent, problem, typed, sent: intent === 'reset' || form.has('again') }),
  );
}

/** A code is mailed, and a new password is chosen by it; says the same for every address. */
export default function ForgotPasswordScreen({ actionData }: Route.ComponentProps) {
  const t = useWords('user.forgot');
  const form = useWords('user.form');
  const passkeys = useWords('passkeys');
  const email = actionData?.typed?.email ?? '';
  if (actionData?.sent)
    return (
      <Asking title={t('sentTitle')} lead={<Unbroken part={email} within={t('sent', { email })} />} lit={5}>
        <UserForm key="reset" intent="reset" submit={t('save')} outcome={actionData} hidden={{ email }}>
          {(errors) => (
            <>
              <Code errors={errors} />
              <NewPassword errors={errors} label={form('newPassword')} />
              <p className="soft">{passkeys('reset')}</p>
            </>
          )}
        </UserForm>
        <SendAgain intent="send" email={email} outcome={actionData} />
      </Asking>
    );
  return (
    <Asking title={t('title')} lead={t('lead')} lit={2}>
      <UserForm key="send" intent="send" submit={t('submit')} outcome={actionData}>
        {(errors) => (
          <Field
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            label={form('email')}
            defaultValue={actionData?.typed?.email}
            error={errors.email}
          />
        )}
      </UserForm>
    </Asking>
  );
}
