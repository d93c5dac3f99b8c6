import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import type { Offer } from './offer.server.ts';
import styles from './paypage.module.css';

const formId = 'coupon-form';

/**
 * The form that a code is looked up with: it asks for the page again with the code in its address. It stands beside the
 * payment's form, not in it, so that Enter in either sends that one.
 */
export function CouponForm() {
  const [search] = useSearchParams();
  return (
    <Form id={formId} method="get" replace preventScrollReset>
      {[...search]
        .filter(([name]) => name !== 'coupon')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </Form>
  );
}

interface LineProps {
  /** The code whose discount is in the price. */
  applied: string | null;
  tried: Offer['coupon'];
}

/** One line under the total: where a code is entered, or the way to take it away. What has the focus never vanishes. */
export function CouponLine({ applied, tried }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  const before = useRef(applied);

  useEffect(() => {
    if (before.current !== applied) line.current?.focus({ preventScroll: true });
    before.current = applied;
  }, [applied]);

  return (
    <div ref={line} tabIndex={-1} className={styles.couponLine}>
      {applied === null ? <CouponField tried={tried} /> : <CouponRemoval code={applied} />}
    </div>
  );
}

/** Where a code is entered; a quiet line until it is wanted. */
function CouponField({ tried }: Pick<LineProps, 'tried'>) {
  const t = useWords('paying.pay');
  const { state, location } = useNavigation();
  const looking = state === 'loading' && new URLSearchParams(location.search).has('coupon');
  const malformed = tried?.problem === 'malformed';
  return (
    <details className="more" open={tried !== null}>
      <summary>{t('couponOpen')}</summary>
      <div className="field">
        <label htmlFor="coupon">{t('couponLabel')}</label>
        <div className={styles.code}>
          <input
            id="coupon"
            name="coupon"
            form={formId}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={tried?.tried}
            aria-invalid={tried !== null}
            aria-describedby={tried ? 'coupon-error' : undefined}
          />
          <button
            type="submit"
            form={formId}
            className="button button--quiet button--small"
            aria-disabled={looking}
          >
            {t('couponApply')}
          </button>
        </div>
        <div id="coupon-error">
          {malformed && (
            <p className="field__error" role="alert">
              {t('couponMalformed')}
            </p>
          )}
          {tried && tried.problem !== 'malformed' && (
            <ProblemNotice problem={tried.problem} failed={t('failed')} stake="payment" />
          )}
        </div>
        <p role="status" className="small soft">
          {looking && t('couponApplying')}
        </p>
      </div>
    </details>
  );
}

/** Takes a code that was applied away again. */
function CouponRemoval({ code }: { code: string }) {
  const t = useWords('paying.pay');
  const [search] = useSearchParams();
  const without = new URLSearchParams(search);
  without.delete('coupon');
  return (
    <Link to={`?${without}`} replace preventScrollReset className="small">
      {t('couponRemove', { code })}
    </Link>
  );
}
