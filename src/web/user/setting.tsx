import { data } from 'react-router';
import { sessionList } from '#contract/accounts.ts';
import { consentList } from '#contract/consents.ts';
import { passkeyList } from '#contract/passkeys.ts';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { InEachLanguage } from '../shell/languages.tsx';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Route } from './+types/setting';
import { AddressForm } from './address-form.tsx';
import type { Outcome } from './outcome.ts';
import { Passkeys } from './passkeys.tsx';
import { personOf } from './person.server.ts';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import styles from './setting.module.css';
import { changeSetting } from './setting.server.ts';
import { Token } from './token.tsx';
import { UserForm } from './user-form.tsx';
import { YourData } from './your-data.tsx';

export const handle = { route: 'user-setting', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const person = await personOf(args);
  const host = hostOf(args.context);
  const [sessions, passkeys, consents] = await Promise.all([
    host.call(sessionList),
    host.call(passkeyList),
    host.call(consentList),
  ]);
  return {
    person,
    sessions: sessions.ok ? sessions.data : [],
    passkeys: passkeys.ok ? passkeys.data : [],
    consents: consents.ok ? consents.data : [],
  };
}

export async function action(args: Route.ActionArgs) {
  const outcome = await changeSetting(hostOf(args.context), await args.request.formData());
  if (outcome === 'out') throw onward(args, '/user/login');
  return data<Outcome>(outcome, outcome.errors || outcome.problem ? 422 : 200);
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'));
  return overNetwork(serverAction, (problem): Outcome => ({ intent, problem }));
}

/** Personal info, and everything else that a person settles about an account. */
export default function SettingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('user.setting');
  const address = useAddress();
  const { person, sessions, passkeys, consents } = loaderData;
  return (
    <div className={`wrap ${styles.page}`}>
      <Token uid={person.id} />
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <section aria-labelledby="profile">
        <h2 id="profile">{t('profile')}</h2>
        <p className="soft">{t('optional')}</p>
        <ProfileForm person={person} outcome={actionData} />
      </section>
      <section aria-labelledby="access">
        <h2 id="access">{t('access')}</h2>
        <p>
          <Unbroken part={person.email} />
        </p>
        <AddressForm outcome={actionData} />
        <p>
          <a href={address('/user/edit-password')}>{useWords('user.edit')('title')}</a>
        </p>
      </section>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">{useWords('passkeys')('title')}</h2>
        <Passkeys passkeys={passkeys} outcome={actionData} />
      </section>
      <section aria-labelledby="language">
        <h2 id="language">{t('language')}</h2>
        <div className="languages">
          <InEachLanguage />
        </div>
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{t('sessions')}</h2>
        <Sessions sessions={sessions} outcome={actionData} />
      </section>
      <YourData consents={consents} />
      <section aria-labelledby="logout">
        <h2 id="logout">{t('logout')}</h2>
        <UserForm intent="logout" submit={t('logout')} outcome={actionData} quiet>
          {() => (
            <label className="check">
              <input type="checkbox" name="lock" defaultChecked />
              <span>{t('lock')}</span>
            </label>
          )}
        </UserForm>
      </section>
      <p>
        <a href={address('/user/info')}>{t('back')}</a>
      </p>
    </div>
  );
}
