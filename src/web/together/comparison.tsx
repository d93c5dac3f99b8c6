import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { examInfo } from '#contract/exams.ts';
import { shareKey } from '#contract/shares.ts';
import { agreeTogether, type Comparison, comparisonInfo } from '#contract/together.ts';
import { hostOf } from '../host.server.ts';
import { landingNamed } from '../landings.ts';
import { Blocks } from '../report/blocks/index.tsx';
import { addressOf } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { houseAddress } from '../shell/home.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/comparison';
import { Agree, End, Scores } from './comparison-forms.tsx';
import { Sees } from './sees.tsx';
import styles from './together.module.css';

export const handle = { route: 'together-with', private: true, scripts: false } satisfies Handle;

/** The comparison, for the two whose it is; to anybody else it is not there. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const hl = host.locale;
  const tests = houseAddress('', hl, host.config);
  if (new URL(request.url).searchParams.has('ended')) return { found: 'ended' as const, tests };
  const gone = { found: 'gone' as const, tests };
  const pair = shareKey.safeParse(params.key);
  if (!pair.success) return data(gone, 404);
  const read = await host.call(comparisonInfo, { params: { pair: pair.data }, query: { hl } });
  if (!read.ok) {
    const isGone = read.kind === 'refused' && read.status === 200;
    return isGone ? data(gone, 404) : data({ found: 'failed' as const }, 503);
  }
  const exam = await host.call(examInfo, { params: { id: read.data.examId }, query: { hl } });
  if (!exam.ok) return data({ found: 'failed' as const }, 503);
  const { name: looks } = landingNamed(exam.data.face.landing);
  return { found: 'pair' as const, comparison: read.data, looks };
}

/** Agrees, says whether scores are in it, or ends it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const host = hostOf(context);
  const form = await request.formData();
  const agreed = form.get('intent') !== 'end';
  const body = { pair: params.key, agreed, scores: form.get('scores') === 'on' };
  const done = await host.call(agreeTogether, { body });
  if (!done.ok) return data<{ problem: Problem }>({ problem: problemOf(done) }, 422);
  const search = new URLSearchParams({ hl: host.locale, ...(!agreed && { ended: 'yes' }) });
  throw redirect(`/together/with/${params.key}?${search}`);
}

export default function ComparisonPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('together');
  if (loaderData.found === 'failed') return <LoadFailed />;
  if (loaderData.found === 'pair')
    return (
      <>
        <meta name="robots" content="noindex" />
        <Pair comparison={loaderData.comparison} problem={actionData?.problem} />
      </>
    );
  const isEnded = loaderData.found === 'ended';
  return (
    <Message
      title={isEnded ? t('with.ended') : t('with.gone')}
      text={isEnded ? t('with.endedText') : t('with.goneText')}
      lit={0}
    >
      <a className="button" href={loaderData.tests}>
        {t('tests')}
      </a>
    </Message>
  );
}

interface Props {
  comparison: Comparison;
  problem: Problem | undefined;
}

function Pair({ comparison, problem }: Props) {
  const t = useWords('together.with');
  const own = useWords('together.own');
  const invitation = useWords('together.invitation');
  const locale = useLocale();
  const { standing, name, test, shows, scores, blocks, orderNumber, countryCode, examId } = comparison;
  const back = addressOf(
    '/report/together',
    `${countryCode}-${examId}`,
    { hl: locale, orderNumber },
    new URLSearchParams(),
  );
  const bdi = { name: name ?? '', bdi: (written: ReactNode) => <bdi>{written}</bdi> };
  const title = { yours: t('yours'), theirs: t('theirs'), both: t('title') }[standing];
  return (
    <>
      <title>{`${title} · ${test}`}</title>
      <div className={`wrap ${standing === 'both' ? styles.top : styles.page}`}>
        <header className={styles.head}>
          <p className={styles.who}>{test}</p>
          <h1>{standing === 'both' && name ? t.rich('named', bdi) : title}</h1>
          {standing === 'yours' && (
            <p className="lede">{name ? t.rich('yoursNamed', bdi) : t('yoursText')}</p>
          )}
          {standing === 'theirs' && <p className="lede">{t('theirsText')}</p>}
          {standing === 'both' && <p className="soft">{t('private')}</p>}
        </header>
        <ProblemNotice problem={problem} failed={own('failed')} stake="answers" />
        {standing === 'both' && blocks === null && <p className="notice">{t('editions')}</p>}
        {standing !== 'both' && <Sees shows={shows} scores={scores?.what ?? null} />}
        {standing === 'yours' && <Agree scores={scores?.what ?? null} />}
        {standing !== 'both' && (
          <>
            <End standing={standing} />
            <p>
              <a href={back}>{invitation('ownOpen')}</a>
            </p>
          </>
        )}
      </div>
      {blocks && <Blocks blocks={blocks} order={{ orderNumber, unlocked: true }} />}
      {standing === 'both' && (
        <div className={`wrap ${styles.bottom}`}>
          {scores && <Scores scores={scores} />}
          <End standing={standing} />
          <p>
            <a href={back}>{invitation('ownOpen')}</a>
          </p>
        </div>
      )}
    </>
  );
}
