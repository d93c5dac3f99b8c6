import type { ReactNode } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { ErasureOf, erasureStanding } from '#contract/privacy.ts';
import { paragraphOf } from '#locale/sentences.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import styles from './erase.module.css';
import { meantBy } from './erasing.ts';

type Standing = DataOf<typeof erasureStanding>;

interface Props {
  standing: Standing;
  problem: Problem | undefined;
}

/** The screen from which somebody came. */
function wayBackOf({ orderNumber, sittingId }: ErasureOf): [path: string, query?: Record<string, string>] {
  if (orderNumber !== undefined) return ['/report/result', { orderNumber }];
  return sittingId === undefined ? ['/answer/start'] : ['/answer/question', { sittingId }];
}

/** What goes and what stays, and the press that does it. */
export function Sure({ standing, problem }: Props) {
  const t = useWords('report.erase');
  const locale = useLocale();
  const address = useAddress();
  const [search] = useSearchParams();
  const wayBack = wayBackOf(meantBy(search));
  const hasMore = standing.all.length > standing.this.length;
  return (
    <div className={`wrap ${styles.erase}`}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p className="lede">{t('lead')}</p>
      <Items items={standing.this} />
      <div className={styles.parts}>
        <section aria-labelledby="goes">
          <h2 id="goes">{t('goesTitle')}</h2>
          <ul>
            <li>{t('goes')}</li>
            <li>{t('person')}</li>
          </ul>
        </section>
        <section aria-labelledby="stays">
          <h2 id="stays">{t('staysTitle')}</h2>
          <ul>
            <li>{t('stays')}</li>
          </ul>
        </section>
      </div>
      <p>{paragraphOf(locale, [t('money'), t('mail')])}</p>
      {!hasMore && standing.membershipRuns ? (
        <Membership />
      ) : (
        <Confirm scope="this" problem={problem} quiet={false}>
          <a href={address(...wayBack)}>{t('keep')}</a>
        </Confirm>
      )}
      {hasMore && (
        <section className={styles.all} aria-labelledby="all">
          <h2 id="all">{t('allTitle')}</h2>
          <p>{t('allText')}</p>
          <Items items={standing.all} />
          {standing.membershipRuns ? <Membership /> : <Confirm scope="all" quiet />}
        </section>
      )}
    </div>
  );
}

/** The press itself, which needs no script. */
function Confirm({
  scope,
  quiet,
  problem,
  children,
}: {
  scope: 'this' | 'all';
  quiet: boolean;
  problem?: Problem | undefined;
  children?: ReactNode;
}) {
  const t = useWords('report.erase');
  const sending = useNavigation().formData?.get('scope') === scope;
  const label = scope === 'all' ? t('confirmAll') : t('confirm');
  return (
    <Form method="post" replace className={styles.confirm}>
      <input type="hidden" name="scope" value={scope} />
      <ProblemNotice problem={sending ? undefined : problem} failed={t('failed')} stake="answers" />
      <button type="submit" className={quiet ? 'button button--quiet' : 'button'} aria-disabled={sending}>
        {sending ? t('confirming') : label}
      </button>
      {children}
    </Form>
  );
}

function Membership() {
  const t = useWords('report.erase');
  const address = useAddress();
  return (
    <div className="stack">
      <p className="notice">{t('member')}</p>
      <p>
        <a className="button button--quiet" href={address('/member')}>
          {t('memberWay')}
        </a>
      </p>
    </div>
  );
}

function Items({ items }: { items: Standing['all'] }) {
  const t = useWords('report.erase');
  const day = useDay();
  return (
    <ul className={styles.items}>
      {items.map(({ name, at, paid }) => {
        const said = { name, date: day(at) };
        return <li key={`${name} ${at}`}>{paid ? t('paid', said) : t('item', said)}</li>;
      })}
    </ul>
  );
}

/** What is said when it is done. */
export function Erased({ isMailed }: { isMailed: boolean }) {
  const t = useWords('report.erase');
  return (
    <Message title={t('doneTitle')} text={t('doneText')} lit={6}>
      {isMailed && <p>{t('doneMail')}</p>}
    </Message>
  );
}

/** A browser that holds nothing. */
export function Nothing() {
  const t = useWords('report.erase');
  const address = useAddress();
  return (
    <Message title={t('noneTitle')} text={t('noneText')} lit={2}>
      <a className="button button--quiet" href={address('/report/retrieve')}>
        {t('retrieve')}
      </a>
    </Message>
  );
}
