import type { DataOf } from '#contract/call.ts';
import type { PaymentMethod, paymentMethods, SandboxCard } from '#contract/catalogue.ts';
import { useWords } from '../shell/words.tsx';
import styles from './paypage.module.css';

interface Props {
  payment: DataOf<typeof paymentMethods>;
  error: string | undefined;
  chosen: string | undefined;
}

const cards = {
  success: ['cardSuccess', 'cardSuccessHint'],
  decline: ['cardDecline', 'cardDeclineHint'],
  authentication: ['cardAuthentication', 'cardAuthenticationHint'],
  timeout: ['cardTimeout', 'cardTimeoutHint'],
} as const satisfies Record<SandboxCard, readonly [string, string]>;

/** The ways to pay in this market; in a demonstration, sample cards that behave in known ways. None is chosen before. */
export function MethodChoice({ payment, error, chosen }: Props) {
  const t = useWords('paying.pay');
  const words = (method: PaymentMethod) => {
    if (!method.sandboxCard) return [t('kind', { kind: method.kind }), undefined] as const;
    const [name, hint] = cards[method.sandboxCard];
    return [t(name), t(hint)] as const;
  };
  return (
    <fieldset aria-describedby={error && 'method-error'}>
      <legend className={styles.legend}>{t('methodTitle')}</legend>
      {payment.demonstration && <p className={`${styles.demonstration} small soft`}>{t('demonstration')}</p>}
      {payment.methods.length === 0 ? (
        <p className="notice">{t('noMethods')}</p>
      ) : (
        <div className="choices">
          {payment.methods.map((method) => {
            const [name, hint] = words(method);
            return (
              <label key={method.id} className={`choice ${styles.choice}`}>
                <input
                  type="radio"
                  name="paymentMethod"
                  value={method.id}
                  defaultChecked={chosen === method.id}
                />
                <span>
                  {name}
                  {hint && <span className={`choice__note ${styles.hint}`}>{hint}</span>}
                </span>
              </label>
            );
          })}
        </div>
      )}
      {error && (
        <p className={`field__error ${styles.error}`} id="method-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
