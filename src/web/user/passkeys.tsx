import type { DataOf } from '#contract/call.ts';
import type { passkeyList } from '#contract/passkeys.ts';
import { browserName } from '../order/browser-name.ts';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import { usePasskeysOffered } from './ceremony.ts';
import type { Outcome } from './outcome.ts';
import { PasskeyForm } from './passkey-form.tsx';
import styles from './setting.module.css';
import { UserForm } from './user-form.tsx';

interface Props {
  passkeys: DataOf<typeof passkeyList>;
  outcome: Outcome | undefined;
}

/** The passkeys of an account: removed by a form, added where script runs and the browser has them. */
export function Passkeys({ passkeys, outcome }: Props) {
  const t = useWords('passkeys');
  const offered = usePasskeysOffered();
  return (
    <>
      <p className="soft">{t('lead')}</p>
      {passkeys.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul role="list" className={styles.sessions}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} outcome={outcome} />
          ))}
        </ul>
      )}
      {offered === true && <PasskeyForm />}
      {offered === false && <p className="soft">{t('unsupported')}</p>}
    </>
  );
}

function Passkey({ passkey, outcome }: { passkey: Props['passkeys'][number] } & Pick<Props, 'outcome'>) {
  const t = useWords('passkeys');
  const setting = useWords('user.setting');
  const day = useDay();
  const { id, browser, addedAt, usedAt } = passkey;
  const date = (moment: string) => day(moment);
  return (
    <li>
      <p>
        {browserName(browser) ?? setting('unknownBrowser')}
        <br />
        <span className="soft">
          {usedAt === null ? t('added', { date: date(addedAt) }) : t('used', { date: date(usedAt) })}
        </span>
      </p>
      <UserForm intent="removePasskey" submit={t('remove')} outcome={outcome} hidden={{ id }} quiet />
    </li>
  );
}
