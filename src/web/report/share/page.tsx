import { data, useSearchParams } from 'react-router';
import { examInfo } from '#contract/exams.ts';
import { sharedReport, shareKey } from '#contract/shares.ts';
import { hostOf } from '../../host.server.ts';
import { landingNamed, pathOf } from '../../landings.ts';
import { EmblemDrawing } from '../../order/emblem.tsx';
import { addressOf } from '../../shell/addresses.ts';
import type { Handle } from '../../shell/handle.ts';
import { houseAddress, marketOfLocale } from '../../shell/home.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useLocale, useWords } from '../../shell/words.tsx';
import { Legend } from '../../ui/legend.tsx';
import { Message } from '../../ui/message.tsx';
import { Sign } from '../../ui/sign.tsx';
import type { Route } from './+types/page';
import styles from './page.module.css';
import { ShareHead } from './share-head.tsx';

export const handle = { route: 'share', private: true, scripts: false } satisfies Handle;

/** What stands on the card with a key: the same for everybody, and gone at once when it is withdrawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const gone = {
    found: 'gone' as const,
    tests: houseAddress('', host.locale, host.config),
  };
  const key = shareKey.safeParse(params.key);
  if (!key.success) return data(gone, 404);
  const hl = host.locale;
  const shared = await host.call(sharedReport, { params: { key: key.data }, query: { hl } });
  if (!shared.ok) {
    const isGone = shared.kind === 'refused' && shared.response.name === 'unknownShare';
    return isGone ? data(gone, 404) : data({ found: 'failed' as const }, 503);
  }
  const { examId } = shared.data;
  const exam = await host.call(examInfo, { params: { id: examId }, query: { hl } });
  if (!exam.ok) return data({ found: 'failed' as const }, 503);
  const { about, minutes, face } = exam.data;
  // Of whoever opens it: nothing of the one who shares goes along.
  const reference = `${host.country ?? marketOfLocale(hl)}-${examId}`;
  const landing = landingNamed(face.landing);
  const address = `${host.config.publicUrl}/share/${key.data}`;
  return {
    found: 'shared' as const,
    shared: shared.data,
    about,
    minutes,
    reference,
    landing: pathOf(landing),
    looks: landing.name,
    page: `${address}?hl=${hl}`,
    card: `${address}/card-${host.variety}.png`,
  };
}

export default function SharePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.found === 'failed') return <LoadFailed />;
  if (loaderData.found === 'gone') return <Gone tests={loaderData.tests} />;
  return <Shared {...loaderData} />;
}

function Gone({ tests }: { tests: string }) {
  const t = useWords('share.gone');
  return (
    <Message title={t('title')} text={t('text')} lit={0}>
      <a className="button" href={tests}>
        {t('tests')}
      </a>
    </Message>
  );
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { found: 'shared' }>;

function Shared({ shared, about, minutes, reference, landing, page, card }: Loaded) {
  const t = useWords('share.page');
  const locale = useLocale();
  const [search] = useSearchParams();
  const { name, test, label, result, lines, drawing, sign } = shared;
  const ground = drawing?.kind ?? 'shore';
  return (
    <>
      <ShareHead
        title={`${result} · ${test}`}
        description={t('description', { test, minutes })}
        page={page}
        card={card}
      />
      <div className={styles.night} data-scheme="dark" data-ground={ground}>
        {drawing ? (
          <EmblemDrawing
            drawing={drawing}
            sizes="(min-width: 62em) 50vw, 100vw"
            ring={
              <div className={styles.ring}>
                <Legend signs={[{ look: 'dashed', text: t('ring') }]} />
              </div>
            }
            className={{
              picture: styles.picture,
              curve: styles.curve,
              axis: styles.axis,
              hexagon: styles.hexagon,
            }}
          />
        ) : (
          <img className={styles.shore} src="/pictures/share/ground.avif" alt="" width="1200" height="630" />
        )}
        <div className={`wrap ${styles.words}`}>
          {!shared.public && <p className="notice">{t('draft')}</p>}
          <p className={styles.who}>
            {name ? t.rich('named', { name, bdi: (written) => <bdi>{written}</bdi> }) : t('shared')}
          </p>
          <h1>
            <span className={styles.label}>{label}</span> {result}
          </h1>
          {lines.map((line) => (
            <p key={line} className="lede">
              {line}
            </p>
          ))}
          {sign && <Sign sign={sign} className={styles.sign} />}
        </div>
      </div>
      <section className={`wrap ${styles.take}`} aria-labelledby="take">
        <div>
          <p className="soft">{test}</p>
          <h2 id="take">{about.title}</h2>
          <p className="lede">{about.lead}</p>
        </div>
        <div className={styles.way}>
          <a className="button" href={addressOf(landing, reference, { hl: locale }, search)}>
            {t('take')}
          </a>
          <p className="small soft">{t('effort', { minutes })}</p>
        </div>
        <p className={`small soft ${styles.private}`}>{t('private')}</p>
      </section>
    </>
  );
}
