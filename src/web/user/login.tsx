import { data } from 'react-router';
import { login } from '#contract/accounts.ts';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/login';
import { Asking } from './asking.tsx';
import { Field } from './field.tsx';
import { hasErrors, type Outcome, refusedBy } from './outcome.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { findPerson } from './person.server.ts';
import { emailIn, typedIn } from './read.ts';
import { Token } from './token.tsx';
import styles from './user.module.css';
import { UserForm } from './user-form.tsx';

export const handle = { route: 'user-login', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  if (await findPerson(args)) throw onward(args, '/user/info');
  return null;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { email, error } = emailIn(form);
  const password = typedIn(form, 'password');
  const typed = { email: typedIn(form, 'email') };
  const errors = { email: error, password: password === '' ? ('passwordMissing' as const) : undefined };
  if (hasErrors(errors)) return data<Outcome>({ intent: 'login', errors, typed }, 422);
  const answer = await hostOf(args.context).call(login, { body: { email, password } });
  if (!answer.ok) return data<Outcome>(refusedBy(answer, { intent: 'login', typed }), 422);
  throw onward(args, '/user/info');
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): Outcome => ({ intent: 'login', problem }));
}

export default function LoginScreen({ actionData }: Route.ComponentProps) {
  const t = useWords('user.login');
  const form = useWords('user.form');
  const address = useAddress();
  return (
    <Asking title={t('title')} lead={t('lead')} lit={3}>
      <Token uid={undefined} />
      <UserForm intent="login" submit={t('submit')} outcome={actionData}>
        {(errors) => (
          <>
            <Field
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              label={form('email')}
              defaultValue={actionData?.typed?.email}
              error={errors.email}
            />
            <Field
              name="password"
              type="password"
              autoComplete="current-password"
              label={form('password')}
              error={errors.password}
            />
          </>
        )}
      </UserForm>
      <PasskeyLogin />
      <p className={styles.ways}>
        <a href={address('/user/forgot-password')}>{t('forgot')}</a>
        <a href={address('/user/register')}>{t('register')}</a>
      </p>
      <p className="soft">{t('without')}</p>
    </Asking>
  );
}
