import { data } from 'react-router';
import { openAccountLink, restoreAddress, updatePassword } from '#contract/accounts.ts';
import { hostOf } from '../host.server.ts';
import type { Host } from '../host.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { problemOf } from '../shell/problem.ts';
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

export const handle = { route: 'user-edit-password', private: true } satisfies Handle;

/** Which password: that of who is logged in, the first one of an account, or one that takes an account back. */
type Way = { readonly of: 'own' } | { readonly of: 'first' | 'back'; readonly token: string };

/** By `?key=` from a receipt the first one; by `?back=` from a letter to the address that the account had. */
function wayIn(request: Request): Way {
  const { searchParams: query } = new URL(request.url);
  const [key, back] = [query.get('key'), query.get('back')];
  if (key !== null) return { of: 'first', token: key };
  return back === null ? { of: 'own' } : { of: 'back', token: back };
}

export async function loader(args: Route.LoaderArgs) {
  const { of } = wayIn(args.request);
  if (of === 'own') await personOf(args);
  return { of };
}

export async function action(args: Route.ActionArgs) {
  const host = hostOf(args.context);
  const form = await args.request.formData();
  const way = wayIn(args.request);
  const current = typedIn(form, 'current');
  const password = typedIn(form, 'password');
  const errors = {
    ...newPasswordErrors(form),
    agreed: way.of === 'first' ? agreementError(form) : undefined,
    current: way.of === 'own' && current === '' ? ('passwordMissing' as const) : undefined,
  };
  const shown = { intent: 'edit' };
  if (hasErrors(errors)) return data<Outcome>({ ...shown, errors }, 422);
  const answer = await save(host, way, { current, password });
  if (!answer.ok) {
    const refused = refusedBy(answer, shown);
    // Said of a login, the sentence names an address too: here there is one field that can be wrong.
    const isCurrent =
      way.of === 'own' && refused.problem?.kind === 'said' && refused.problem.name === 'loginWrong';
    if (isCurrent) return data<Outcome>({ ...shown, errors: { current: 'currentWrong' } }, 422);
    // An address that is taken stands in no field of this form.
    const isNowhere = refused.errors?.email !== undefined;
    return data<Outcome>(isNowhere ? { ...shown, problem: problemOf(answer) } : refused, 422);
  }
  throw onward(args, '/user/info');
}

function save(host: Host, way: Way, { current, password }: { current: string; password: string }) {
  if (way.of === 'own')
    return host.call(updatePassword, { body: { password: current, newPassword: password } });
  const { token } = way;
  if (way.of === 'back') return host.call(restoreAddress, { body: { token, password } });
  return host.call(openAccountLink, { body: { token, password, agreed: true } });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): Outcome => ({ intent: 'edit', problem }));
}

export default function EditPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('user.edit');
  const form = useWords('user.form');
  const login = useWords('user.login');
  const address = useAddress();
  const { of } = loaderData;
  const isFirst = of === 'first';
  const said = {
    own: [t('title'), t('lead')],
    first: [t('openTitle'), t('openLead')],
    back: [t('backTitle'), t('backLead')],
  } as const;
  const [title, lead] = said[of];
  return (
    <Asking title={title} lead={lead} lit={4}>
      <UserForm intent="edit" submit={t('submit')} outcome={actionData}>
        {(errors) => (
          <>
            {of === 'own' && (
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
      {of !== 'own' && (
        <p className={styles.ways}>
          <a href={address('/user/forgot-password')}>{login('forgot')}</a>
        </p>
      )}
    </Asking>
  );
}
