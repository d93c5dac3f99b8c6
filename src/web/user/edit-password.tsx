import { data } from 'react-router';
import { openAccountLink, updatePassword } from '#contract/accounts.ts';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/edit-password';
import { Asking } from './asking.tsx';
import { Field } from './field.tsx';
import { Agreement, NewPassword } from './fields.tsx';
import { hasErrors, type Outcome, refusedBy } from './outcome.ts';
import { personOf } from './person.server.ts';
import { agreementError, newPasswordErrors, typedIn } from './read.ts';
import styles from './user.module.css';
import { UserForm } from './user-form.tsx';

export const handle = { route: 'user-edit-password', private: true, account: true } satisfies Handle;

const keyIn = (request: Request) => new URL(request.url).searchParams.get('key');

/** By `?key=` the first password of an account that a purchase opened; else the one of who is logged in. */
export async function loader(args: Route.LoaderArgs) {
  const key = keyIn(args.request);
  if (key !== null) return { key };
  await personOf(args);
  return { key };
}

export async function action(args: Route.ActionArgs) {
  const host = hostOf(args.context);
  const form = await args.request.formData();
  const token = keyIn(args.request);
  const current = typedIn(form, 'current');
  const password = typedIn(form, 'password');
  const errors = {
    ...newPasswordErrors(form),
    agreed: token === null ? undefined : agreementError(form),
    current: token === null && current === '' ? ('passwordMissing' as const) : undefined,
  };
  const shown = { intent: 'edit' };
  if (hasErrors(errors)) return data<Outcome>({ ...shown, errors }, 422);
  const answer =
    token === null
      ? await host.call(updatePassword, { body: { password: current, newPassword: password } })
      : await host.call(openAccountLink, { body: { token, password, agreed: true } });
  if (!answer.ok) return data<Outcome>(refusedBy(answer, shown), 422);
  throw onward(args, '/user/info');
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): Outcome => ({ intent: 'edit', problem }));
}

export default function EditPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('user.edit');
  const form = useWords('user.form');
  const login = useWords('user.login');
  const address = useAddress();
  const isFirst = loaderData.key !== null;
  return (
    <Asking title={isFirst ? t('openTitle') : t('title')} lead={isFirst ? t('openLead') : t('lead')} lit={4}>
      <UserForm intent="edit" submit={t('submit')} outcome={actionData}>
        {(errors) => (
          <>
            {!isFirst && (
              <Field
                name="current"
                type="password"
                autoComplete="current-password"
                label={t('current')}
                error={errors.current}
              />
            )}
            <NewPassword errors={errors} label={form('newPassword')} />
            {isFirst && <Agreement errors={errors} />}
          </>
        )}
      </UserForm>
      {isFirst && (
        <p className={styles.ways}>
          <a href={address('/user/forgot-password')}>{login('forgot')}</a>
        </p>
      )}
    </Asking>
  );
}
