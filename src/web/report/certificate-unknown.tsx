import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import styles from './ask.module.css';

interface Props {
  /** As it was asked for. */
  code: string;
  /** No code was typed. */
  missing: boolean;
}

/** No certificate has the code: why that can be, and the field to type it again. */
export function CertificateUnknown({ code, missing }: Props) {
  const t = useWords('certificate.check');
  const id = useId();
  const checking = useNavigation().formMethod === 'POST';
  return (
    <div className={`wrap ${styles.ask}`}>
      <title>{t('unknownTitle')}</title>
      <Gates lit={1} className={styles.gates} />
      <h1>{t('unknownTitle')}</h1>
      <p className="lede">{t('unknownText')}</p>
      <Form method="post" noValidate className={styles.form}>
        <div className="field">
          <label htmlFor={id}>{t('label')}</label>
          <input
            id={id}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={40}
            defaultValue={code}
            aria-invalid={missing}
            aria-describedby={missing ? `${id}-error` : undefined}
          />
          {missing && (
            <p className="field__error" id={`${id}-error`} role="alert">
              {t('missing')}
            </p>
          )}
        </div>
        <button type="submit" className="button" aria-disabled={checking}>
          {t('button')}
        </button>
      </Form>
    </div>
  );
}
