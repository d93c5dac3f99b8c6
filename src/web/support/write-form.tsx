import { Form, useNavigation } from 'react-router';
import { bounds } from '#contract/bounds.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { EmailField } from '../ui/email-field.tsx';
import styles from './support.module.css';
import type { Written } from './write.server.ts';

interface Props {
  written: Written | undefined;
  /** What the address brought along. */
  order: string;
  sittingId: string;
}

/** The form to whoever runs the site; without script it is posted, and comes back with all that was typed. */
export function WriteForm({ written, order, sittingId }: Props) {
  const t = useWords('help.form');
  const sending = useNavigation().formMethod === 'POST';
  const typed = written && written.kind !== 'sent' ? written.typed : undefined;
  const wrong = !sending && written?.kind === 'wrong' ? written.wrong : {};
  return (
    <section className={`sheet ${styles.write}`} aria-labelledby="write">
      <div className={styles.told}>
        <h2 id="write">{t('title')}</h2>
        <p className="soft">{t('lead')}</p>
      </div>
      <Form method="post" noValidate className={styles.form}>
        <EmailField label={t('email')} error={wrong.email && t(wrong.email)} defaultValue={typed?.email} />
        <div className="field">
          <label htmlFor="support-message">{t('message')}</label>
          <textarea
            id="support-message"
            name="message"
            rows={6}
            required
            defaultValue={typed?.message}
            aria-invalid={wrong.message !== undefined}
            aria-describedby={wrong.message ? 'message-error message-hint' : 'message-hint'}
          />
          {wrong.message && (
            <p className="field__error" id="message-error" role="alert">
              {t(wrong.message)}
            </p>
          )}
          <p className="field__hint" id="message-hint">
            {t('messageHint')}
          </p>
        </div>
        <div className="field">
          <label htmlFor="support-order">{t('order')}</label>
          <input
            id="support-order"
            name="order"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typed?.order ?? order}
            aria-invalid={wrong.order !== undefined}
            aria-describedby={wrong.order ? 'order-error order-hint' : 'order-hint'}
          />
          {wrong.order && (
            <p className="field__error" id="order-error" role="alert">
              {t(wrong.order)}
            </p>
          )}
          <p className="field__hint" id="order-hint">
            {t('orderHint')}
          </p>
        </div>
        <div className="field">
          <label htmlFor="support-name">{t('name')}</label>
          <input
            id="support-name"
            name="name"
            autoComplete="name"
            maxLength={bounds.name.max}
            defaultValue={typed?.name}
          />
        </div>
        {sittingId && <input type="hidden" name="sittingId" value={sittingId} />}
        <ProblemNotice
          problem={!sending && written?.kind === 'problem' ? written.problem : undefined}
          failed={t('failed')}
          stake="answers"
        />
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? t('sending') : t('send')}
        </button>
      </Form>
    </section>
  );
}
