import { useAddress } from '../../shell/addresses.ts';
import { Boot } from '../../shell/boot.tsx';
import { useExam } from '../../shell/exam.tsx';
import type { Handle } from '../../shell/handle.ts';
import { useWords, WordsProvider } from '../../shell/words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Closing } from '../closing.tsx';
import { Notice } from '../notice.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/type';
import { TypeCards } from './cards.tsx';
import { Pairs } from './pairs.tsx';
import styles from './types.module.css';
import { loadType } from './types.server.ts';

export const handle = { route: 'tests', scripts: false } satisfies Handle;

export const loader = (visit: Route.LoaderArgs) => loadType(visit);

type Data = Awaited<ReturnType<typeof loadType>>;

/** One of the sixteen types, as far as it is told to everybody. */
export default function TypeScreen({ loaderData }: Route.ComponentProps) {
  const { words, prefetch, ...shown } = loaderData;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={prefetch} />
      <Type {...shown} />
      <Notice />
    </WordsProvider>
  );
}

function Type({ type, types }: Pick<Data, 'type' | 'types'>) {
  const t = useWords('types');
  const address = useAddress();
  const { reference } = useExam();
  const { name, tagline, picture, summary, portrait, strengths, letters, near } = type;
  const code = type.code.toUpperCase();
  return (
    <>
      <PageHead title={`${code} · ${name} · Sixgates`} description={t('description', { code, name })} />
      <article className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <Picture picture={picture} sizes="(min-width: 62em) 40rem, 100vw" className={styles.hero} />
          <div>
            <p className={`${styles.code} figures`}>{code}</p>
            <h1>{name}</h1>
            <p className="lede">{tagline}</p>
          </div>
        </header>
        <div className={styles.told}>
          {[summary, ...portrait].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section aria-labelledby="strengths">
          <h2 id="strengths">{t('strengths', { code })}</h2>
          <ul className={styles.strengths}>
            {strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="letters">
          <h2 id="letters">{t('letters')}</h2>
          <dl className={styles.letters}>
            {letters.map(({ letter, name: pole, about }) => (
              <div key={letter}>
                <dt className="display">{t('letter', { letter, pole })}</dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="near">
          <h2 id="near">{t('near')}</h2>
          <p className="soft">{t('nearLead')}</p>
          <TypeCards reference={reference} types={near} label={t('near')} level={3} />
        </section>
        <section aria-labelledby="together">
          <h2 id="together">{t('together', { code })}</h2>
          <Pairs code={type.code} types={types} />
        </section>
        <p>
          <a href={address('/tests/types')}>{t('all')}</a>
        </p>
      </article>
      <Closing title={t('endTitle')} lead={t('endLead')} />
    </>
  );
}
