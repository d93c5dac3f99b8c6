import { data } from 'react-router';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Route } from './+types/register';
import { Asking } from './asking.tsx';
import { Field } from './field.tsx';
import { Agreement, Code, NewPassword } from './fields.tsx';
import type { Outcome } from './outcome.ts';
import { findPerson } from './person.server.ts';
import { beginAccount, openAccount, sendAgain } from './register.server.ts';
import { SendAgain } from './send-again.tsx';
import styles from './user.module.css';
import { UserForm } from './user-form.tsx';

export const handle = { route: 'user-register', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  if (await findPerson(args)) throw onward(args, '/user/info');
  return null;
}

export async function action(args: Route.ActionArgs) {
  const host = hostOf(args.context);
  const form = await args.request.formData();
  const intent = form.get('intent');
  const act = intent === 'verify' ? openAccount : intent === 'again' ? sendAgain : beginAccount;
  const outcome = await act(host, form);
  if (!outcome) throw onward(args, '/user/info');
  return data<Outcome>(outcome, outcome.errors || outcome.problem ? 422 : 200);
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const intent = String(form.get('intent'));
  const typed = { email: String(form.get('email') ?? ''), name: String(form.get('name') ?? '') };
  return overNetwork(
    serverAction,
    (problem): Outcome => ({ intent, problem, typed, sent: intent !== 'register' }),
  );
}

/** First who and by which password, then the code from the mailbox; the second step says the same for every address. */
export default function RegisterScreen({ actionData }: Route.ComponentProps) {
  const t = useWords('user.register');
  const email = actionData?.typed?.email ?? '';
  if (!actionData?.sent) return <Begin outcome={actionData} />;
  return (
    <Asking title={t('sentTitle')} lead={<Unbroken part={email} within={t('sent', { email })} />} lit={5}>
      <UserForm key="verify" intent="verify" submit={t('verify')} outcome={actionData} hidden={{ email }}>
        {(errors) => <Code errors={errors} />}
      </UserForm>
      <SendAgain intent="again" email={email} outcome={actionData} />
    </Asking>
  );
}

function Begin({ outcome }: { outcome: Outcome | undefined }) {
  const t = useWords('user.register');
  const form = useWords('user.form');
  const address = useAddress();
  return (
    <Asking title={t('title')} lead={t('lead')} lit={3}>
      <UserForm key="register" intent="register" submit={t('submit')} outcome={outcome}>
        {(errors) => (
          <>
            <Field
              name="name"
              autoComplete="name"
              maxLength={80}
              label={form('name')}
              defaultValue={outcome?.typed?.name}
              error={errors.name}
            />
            <Field
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              label={form('email')}
              defaultValue={outcome?.typed?.email}
              error={errors.email}
            />
            <NewPassword errors={errors} />
            <Agreement errors={errors} />
          </>
        )}
      </UserForm>
      <p className={styles.ways}>
        <a href={address('/user/login')}>{t('have')}</a>
      </p>
    </Asking>
  );
}
