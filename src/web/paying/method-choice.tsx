import type { PaymentMethod, SandboxCard } from '#contract/catalogue.ts';
import { listed } from '#locale/list.ts';
import { useVariety, useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import type { MethodGroup } from './method-groups.ts';
import styles from './paypage.module.css';

interface Props {
  groups: readonly MethodGroup[];
  demonstration: boolean;
  error: string | undefined;
  chosen: string | undefined;
}

const cards = {
  success: ['cardSuccess', 'cardSuccessHint'],
  decline: ['cardDecline', 'cardDeclineHint'],
  insufficient: ['cardInsufficient', 'cardInsufficientHint'],
  authentication: ['cardAuthentication', 'cardAuthenticationHint'],
  timeout: ['cardTimeout', 'cardTimeoutHint'],
  noticeLost: ['cardNoticeLost', 'cardNoticeLostHint'],
  noticeLate: ['cardNoticeLate', 'cardNoticeLateHint'],
  noticeTwice: ['cardNoticeTwice', 'cardNoticeTwiceHint'],
  refundFails: ['cardRefundFails', 'cardRefundFailsHint'],
  renewalFails: ['cardRenewalFails', 'cardRenewalFailsHint'],
} as const satisfies Record<SandboxCard, readonly [string, string]>;

/** What each kind of method is, at a glance. */
const marks = { card: 'card', wallet: 'wallet', local: 'bank', sandbox: 'card' } as const;

/** The ways to pay in this market; in a demonstration, sample cards that behave in known ways, or providers in their test modes. In a demonstration none is chosen before, unless it is tried again. */
export function MethodChoice({ groups, demonstration, error, chosen }: Props) {
  const t = useWords('paying.pay');
  const hasSamples = groups.some(({ methods }) => methods.some(({ provider }) => provider === 'sandbox'));
  return (
    <fieldset className={styles.methods} aria-describedby={error && 'method-error'}>
      <legend className={styles.legend}>{t('methodTitle')}</legend>
      {demonstration && <p className="small soft">{t(hasSamples ? 'demonstration' : 'demonstrationTest')}</p>}
      {groups.length === 0 && <p className="notice">{t('noMethods')}</p>}
      {groups.map((group) => (
        <Group key={group.name} group={group} named={groups.length > 1} chosen={chosen} />
      ))}
      {error && (
        <p className="field__error" id="method-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface GroupProps {
  group: MethodGroup;
  /** A single group needs no name. */
  named: boolean;
  chosen: string | undefined;
}

function Group({ group, named, chosen }: GroupProps) {
  const t = useWords('paying.pay');
  const choices = (
    <div className="choices">
      {group.methods.map((method) => (
        <label key={method.id} className={`choice ${styles.choice}`}>
          <input type="radio" name="paymentMethod" value={method.id} defaultChecked={chosen === method.id} />
          <MethodName method={method} />
        </label>
      ))}
    </div>
  );
  if (!named) return choices;
  return (
    <fieldset>
      <legend className={`${styles.group} small soft`}>{t(group.name)}</legend>
      {choices}
    </fieldset>
  );
}

function MethodName({ method }: { method: PaymentMethod }) {
  const t = useWords('paying.pay');
  if (!method.sandboxCard) return <RealMethod method={method} />;
  const [name, hint] = cards[method.sandboxCard];
  return (
    <span>
      {t(name)}
      <span className={`choice__note ${styles.hint}`}>{t(hint)}</span>
    </span>
  );
}

/** A method by name, with the schemes that it takes: in letters, since their signs are not ours to draw (decision 83). */
function RealMethod({ method: { kind, brand, schemes = [], wallets = [] } }: { method: PaymentMethod }) {
  const t = useWords('paying.pay');
  const variety = useVariety();
  return (
    <span className={styles.told}>
      <span className={styles.method}>
        <Icon name={marks[kind]} />
        {brand ?? t('kind', { kind })}
      </span>
      {schemes.length > 0 && (
        <span className={`${styles.schemes} small`}>
          {schemes.map((scheme) => (
            <span key={scheme} translate="no">
              {scheme}{' '}
            </span>
          ))}
        </span>
      )}
      {wallets.length > 0 && (
        <span className={`choice__note ${styles.hint}`}>
          {t('wallets', { wallets: listed(variety, wallets, 'disjunction') })}
        </span>
      )}
    </span>
  );
}
