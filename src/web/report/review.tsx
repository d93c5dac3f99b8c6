import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { browserShelf, keep, kept } from '../shell/device.ts';
import { useExam } from '../shell/exam.tsx';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { starShape } from '../ui/stars.tsx';
import styles from './review.module.css';
import type { ReviewOutcome } from './review-outcome.ts';

interface Props {
  orderNumber: string;
  outcome: ReviewOutcome | undefined;
}

/** One review a report or workbook, asked for once: whoever has left one in this browser is not asked again. */
export function Review({ orderNumber, outcome }: Props) {
  const t = useWords('store.review');
  const { goods } = useExam().exam;
  const saved = outcome?.kind === 'saved';
  const [left, setLeft] = useState(false);
  const sending = useNavigation().formData?.get('intent') === 'review';

  useEffect(() => {
    const shelf = browserShelf();
    const key = `reviewed:${orderNumber}`;
    if (shelf && saved) keep(shelf, key, true, Date.now());
    else if (shelf && kept(shelf, key, Date.now()) === true) setLeft(true);
  }, [orderNumber, saved]);

  if (left && !saved) return null;
  const missing = outcome?.kind === 'incomplete' ? outcome.missing : [];
  const typed = outcome && outcome.kind !== 'saved' ? outcome.typed : undefined;
  return (
    <section id="review" className={styles.review} aria-labelledby="review-title">
      <div className={styles.head}>
        <h2 id="review-title">{t('title', { goods })}</h2>
        <p className="soft">{t('lead', { goods })}</p>
      </div>
      <div>
        <p role="status" className={saved ? 'notice notice--good' : 'visually-hidden'}>
          {saved ? t('sent') : sending && t('sending')}
        </p>
        {!saved && (
          <Form method="post" noValidate preventScrollReset className={styles.form}>
            <input type="hidden" name="intent" value="review" />
            <input type="hidden" name="orderNumber" value={orderNumber} />
            <Rating
              chosen={typed?.rating}
              error={missing.includes('rating') ? t('ratingMissing') : undefined}
            />
            <TextField
              name="name"
              label={t('name')}
              value={typed?.name}
              error={missing.includes('name') ? t('nameMissing') : undefined}
            />
            <TextField
              name="content"
              label={t('content')}
              hint={t('contentHint')}
              value={typed?.content}
              error={missing.includes('content') ? t('contentShort') : undefined}
            />
            <ProblemNotice
              problem={outcome?.kind === 'problem' && !sending ? outcome.problem : undefined}
              failed={t('failed')}
              stake="answers"
            />
            <button type="submit" className="button button--quiet button--small" aria-disabled={sending}>
              {sending ? t('sending') : t('send')}
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}

function Rating({ chosen, error }: { chosen: number | undefined; error: string | undefined }) {
  const t = useWords('store.review');
  return (
    <fieldset aria-describedby={error && 'rating-error'}>
      <legend className={styles.label}>{t('rating')}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((rating) => (
          <label key={rating} className={styles.star}>
            <input type="radio" name="rating" value={rating} defaultChecked={chosen === rating} />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={starShape} />
            </svg>
            <span className="visually-hidden">{t('star', { rating })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="field__error" id="rating-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface FieldProps {
  name: 'name' | 'content';
  label: string;
  hint?: string;
  value: string | undefined;
  error: string | undefined;
}

function TextField({ name, label, hint, value, error }: FieldProps) {
  const id = `review-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const field = {
    id,
    name,
    required: true,
    defaultValue: value,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {name === 'name' ? (
        <input {...field} autoComplete="nickname" maxLength={40} />
      ) : (
        <textarea {...field} rows={4} maxLength={1000} />
      )}
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
