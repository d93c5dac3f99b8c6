import type { ReactNode } from 'react';
import { data, useSearchParams } from 'react-router';
import { examInfo } from '#contract/exams.ts';
import { shareKey } from '#contract/shares.ts';
import { invitationInfo, type OpenedInvitation } from '#contract/together.ts';
import { hostOf } from '../host.server.ts';
import { landingNamed } from '../landings.ts';
import { addressOf } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { houseAddress, marketOfLocale } from '../shell/home.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/invitation';
import { InvitationHead } from './invitation-head.tsx';
import { Sees } from './sees.tsx';
import styles from './together.module.css';

export const handle = { route: 'together', private: true, scripts: false } satisfies Handle;

/** Who invites to which test, and what this browser has of it: gone at once when the link is withdrawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const hl = host.locale;
  const gone = { found: 'gone' as const, tests: houseAddress('', hl, host.config) };
  const key = shareKey.safeParse(params.key);
  if (!key.success) return data(gone, 404);
  const opened = await host.call(invitationInfo, { params: { invitation: key.data }, query: { hl } });
  if (!opened.ok) {
    const isGone = opened.kind === 'refused' && opened.response.name === 'unknownInvitation';
    return isGone ? data(gone, 404) : data({ found: 'failed' as const }, 503);
  }
  const { examId } = opened.data;
  const exam = await host.call(examInfo, { params: { id: examId }, query: { hl } });
  if (!exam.ok) return data({ found: 'failed' as const }, 503);
  const landing = landingNamed(exam.data.face.landing);
  return {
    found: 'open' as const,
    invitation: key.data,
    opened: opened.data,
    minutes: exam.data.minutes,
    reference: `${host.country ?? marketOfLocale(hl)}-${examId}`,
    looks: landing.name,
    page: `${host.config.publicUrl}/together/${key.data}?hl=${hl}`,
    site: host.config.publicUrl,
  };
}

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const t = useWords('together');
  if (loaderData.found === 'failed') return <LoadFailed />;
  if (loaderData.found === 'gone')
    return (
      <Message title={t('invitation.gone')} text={t('invitation.goneText')} lit={0}>
        <a className="button" href={loaderData.tests}>
          {t('tests')}
        </a>
      </Message>
    );
  return <Open {...loaderData} />;
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { found: 'open' }>;

function Open({ invitation, opened, minutes, reference, looks, page, site }: Loaded) {
  const t = useWords('together.invitation');
  const { test, name, shows, scores } = opened;
  return (
    <>
      <InvitationHead
        title={`${t('unnamed')} · ${test}`}
        description={t('description', { test })}
        page={page}
        landing={looks}
        site={site}
      />
      <div className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <p className={styles.who}>
            {name ? t.rich('named', { name, bdi: (written) => <bdi>{written}</bdi> }) : t('unnamed')}
          </p>
          <h1>{test}</h1>
        </header>
        <Ways opened={opened} invitation={invitation} reference={reference} minutes={minutes} />
        <Sees shows={shows} scores={scores} />
      </div>
    </>
  );
}

interface WaysProps {
  opened: OpenedInvitation;
  invitation: string;
  reference: string;
  minutes: number;
}

/** What can be done with the link by whoever opened it. */
function Ways({ opened, invitation, reference, minutes }: WaysProps) {
  const t = useWords('together.invitation');
  const pairs = useWords('together.pairs');
  const locale = useLocale();
  const [search] = useSearchParams();
  const { standing, orderNumber, pair } = opened;
  const to = (path: string, query: Record<string, string | null>) =>
    addressOf(path, reference, { hl: locale, ...query }, search);
  const take = to('/answer/start', { invitation });
  const own = to('/report/together', { orderNumber, ...(standing === 'taken' && { invitation }) });
  if (standing === 'own')
    return (
      <Way title={t('own')} text={t('ownText')}>
        <a className="button" href={own}>
          {t('ownOpen')}
        </a>
      </Way>
    );
  if (standing === 'paired')
    return (
      <Way title={t('paired')} text={t('pairedText')}>
        <a className="button" href={`/together/with/${pair}?hl=${locale}`}>
          {pairs('open')}
        </a>
      </Way>
    );
  if (standing === 'taken')
    return (
      <Way title={t('taken')} text={t('takenText')}>
        <a className="button" href={own}>
          {t('use')}
        </a>
        <a href={take}>{t('again')}</a>
      </Way>
    );
  return (
    <Way title={t('title')} text={t('lead')}>
      <a className="button" href={take}>
        {t('take')}
      </a>
      <p className="small soft">{t('effort', { minutes })}</p>
    </Way>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.body} aria-labelledby="way">
      <h2 id="way">{title}</h2>
      <p className="lede">{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
