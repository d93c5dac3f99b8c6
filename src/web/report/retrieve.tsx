import { data, Form, Link, useNavigation, useSearchParams } from 'react-router';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { HumanCheck } from '../shell/human-check.tsx';
import { NextStepLink } from '../shell/next-step.tsx';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { unlessSameLanguage } from '../shell/revalidate.ts';
import { useWords } from '../shell/words.tsx';
import { EmailField } from '../ui/email-field.tsx';
import { Gates } from '../ui/gates.tsx';
import { Message } from '../ui/message.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Route } from './+types/retrieve';
import styles from './ask.module.css';
import { openLink, type RetrieveOutcome, sendLinks } from './retrieval.server.ts';

export const handle = { route: 'report-retrieve', private: true } satisfies Handle;

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const form = await request.formData();
  const token = form.get('token');
  if (token === null) return data(await sendLinks(host, form));
  const opened = await openLink(host, String(token));
  if (opened.kind !== 'opened') return data(opened);
  const { reference, orderNumber } = opened;
  throw onward({ ...args, params: { ref: reference } }, '/report/result', { orderNumber });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): RetrieveOutcome => ({ kind: 'problem', problem }));
}

export const shouldRevalidate = unlessSameLanguage;

/** By `?token=` a mailed link is redeemed, at the press of a button: mail scanners open links, and press nothing. */
export default function RetrieveScreen({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const token = search.get('token');
  if (token) return <OpenLink token={token} outcome={actionData} />;
  return <AskForLinks outcome={actionData} />;
}

interface Props {
  outcome: RetrieveOutcome | undefined;
}

function AskForLinks({ outcome }: Props) {
  const t = useWords('report.retrieve');
  const address = useAddress();
  const sending = useNavigation().formMethod === 'POST';
  if (outcome?.kind === 'sent') {
    const { email } = outcome;
    return (
      <Message title={t('sentTitle')} text={<Unbroken part={email} within={t('sent', { email })} />} lit={6}>
        <a className="button button--quiet" href={address('/report/retrieve')}>
          {t('again')}
        </a>
      </Message>
    );
  }
  return (
    <div className={`wrap ${styles.ask}`}>
      <title>{t('title')}</title>
      <Gates lit={3} className={styles.gates} />
      <h1>{t('title')}</h1>
      <p className="lede">{t('lead')}</p>
      <Form method="post" noValidate className={styles.form}>
        <EmailField
          label={t('label')}
          defaultValue={outcome?.kind === 'check' ? outcome.email : undefined}
          error={!sending && outcome?.kind === 'wrong' ? t(outcome.problem) : undefined}
        />
        <ProblemNotice
          problem={!sending && outcome?.kind === 'problem' ? outcome.problem : undefined}
          failed={t('failed')}
          stake="answers"
        />
        <HumanCheck challenge={!sending && outcome?.kind === 'check' ? outcome.challenge : undefined} />
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? t('sending') : t('send')}
        </button>
      </Form>
    </div>
  );
}

function OpenLink({ token, outcome }: Props & { token: string }) {
  const t = useWords('report.retrieve');
  const address = useAddress();
  const opening = useNavigation().formMethod === 'POST';
  const problem = outcome?.kind === 'problem' ? outcome.problem : undefined;
  if (problem?.kind === 'said') return <LinkOver problem={problem} />;
  return (
    <div className={`wrap ${styles.ask}`}>
      <title>{t('openTitle')}</title>
      <Gates lit={5} className={styles.gates} />
      <h1>{t('openTitle')}</h1>
      <p className="lede">{t('openText')}</p>
      <Form method="post" replace className={styles.form}>
        <input type="hidden" name="token" value={token} />
        <ProblemNotice problem={opening ? undefined : problem} failed={t('failed')} stake="answers" />
        <button type="submit" className="button" aria-disabled={opening}>
          {opening ? t('opening') : t('open')}
        </button>
        {outcome && <Link to={address('/report/retrieve')}>{t('newLink')}</Link>}
      </Form>
    </div>
  );
}

/** A link that opens nothing any more: the way on is a new one. */
function LinkOver({ problem }: { problem: Problem }) {
  const t = useWords('report.retrieve');
  const address = useAddress();
  return (
    <div role="alert">
      <Message title={t('overTitle')} text={t('overText')} lit={2}>
        <Link className="button" to={address('/report/retrieve')}>
          {t('newLink')}
        </Link>
        <NextStepLink problem={problem} />
      </Message>
    </div>
  );
}
