import { type SamplePage, samplePages, samplePath, sampleShape, sampleWidths } from '#contract/samples.ts';
import { hostOf } from '../../host.server.ts';
import { landingNamed, pathOf } from '../../landings.ts';
import { useAddress } from '../../shell/addresses.ts';
import { Boot } from '../../shell/boot.tsx';
import { useExam } from '../../shell/exam.tsx';
import type { Handle } from '../../shell/handle.ts';
import { noPage } from '../../shell/no-page.server.ts';
import { useVariety, useWords, WordsProvider } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/sample';
import styles from './sample.module.css';

export const handle = { route: 'sample', scripts: false } satisfies Handle;

/** @throws a 404 response for a page that there is not */
export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const page = samplePages.find((known) => String(known) === params.page);
  if (!page) throw await noPage(host);
  return { page, words: host.words(['sample']) };
}

/** A page of a sample report in a size that can be read, with the ways to the others and to the test; works without script. */
export default function SampleScreen({ loaderData: { page, words } }: Route.ComponentProps) {
  return (
    <WordsProvider words={words}>
      <Boot prefetch={[]} />
      <Sample page={page} />
    </WordsProvider>
  );
}

export function Sample({ page }: { page: SamplePage }) {
  const t = useWords('sample');
  const address = useAddress();
  const variety = useVariety();
  const { exam } = useExam();
  const { goods } = exam;
  const at = (size: keyof typeof sampleWidths) => samplePath(exam.examId, variety, page, size);
  return (
    <article className={`wrap ${styles.page}`}>
      <title>{`${t('page', { page, goods })} · ${exam.name} · Sixgates`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <p className="small">
          <a href={`${address(pathOf(landingNamed(exam.face.landing)))}#get`}>
            {t('about', { name: exam.name, goods })}
          </a>
        </p>
        <h1>{t('title', { goods })}</h1>
        <p className="soft">{t('note', { goods })}</p>
      </header>
      <Turn page={page} />
      <figure className={styles.sheet}>
        <figcaption className="small soft">{t('at', { page, pages: samplePages.length })}</figcaption>
        <img
          src={at('large')}
          width={sampleWidths.large}
          height={Math.round((sampleWidths.large * sampleShape.height) / sampleShape.width)}
          alt={t('page', { page, goods })}
          fetchPriority="high"
        />
      </figure>
    </article>
  );
}

/** One page on, one back, and each by its number. */
function Turn({ page }: { page: SamplePage }) {
  const t = useWords('sample');
  const address = useAddress();
  const { goods } = useExam().exam;
  const at = samplePages.indexOf(page);
  const [before, after] = [samplePages[at - 1], samplePages[at + 1]];
  const to = (other: SamplePage) => address(`/sample/${other}`);
  return (
    <nav className={styles.turn} aria-label={t('title', { goods })}>
      {before && (
        <a href={to(before)} rel="prev" className={styles.before}>
          <Icon name="back" />
          <span>{t('before')}</span>
        </a>
      )}
      <ol role="list">
        {samplePages.map((other) => (
          <li key={other}>
            <a
              href={to(other)}
              aria-label={t('page', { page: other, goods })}
              aria-current={other === page ? 'page' : undefined}
            >
              {other}
            </a>
          </li>
        ))}
      </ol>
      {after && (
        <a href={to(after)} rel="next" className={styles.after}>
          <span>{t('after')}</span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
