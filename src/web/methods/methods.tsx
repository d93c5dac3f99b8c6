import { hostOf } from '../host.server.ts';
import { PageHead } from '../landing/page-head.tsx';
import { Boot } from '../shell/boot.tsx';
import type { Handle } from '../shell/handle.ts';
import { useWords, WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/methods';
import { ManualText } from './manual-text.tsx';
import styles from './methods.module.css';
import { loadMethods } from './methods.server.ts';
import { OtherMethods } from './others.tsx';
import { Precision } from './precision.tsx';

export const handle = { route: 'methods', scripts: false } satisfies Handle;

export const loader = ({ params, context }: Route.LoaderArgs) => loadMethods(hostOf(context), params);

type Data = Awaited<ReturnType<typeof loadMethods>>;

/** How a test measures: open to everyone, the same for everyone. */
export default function MethodsScreen({ loaderData }: Route.ComponentProps) {
  const { words, ...shown } = loaderData;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={[]} />
      <Methods {...shown} />
    </WordsProvider>
  );
}

function Methods({ plain, tests, manual }: Omit<Data, 'words'>) {
  const t = useWords('methods.page');
  const { name, chapters } = plain;
  const title = t('title', { name });
  return (
    <article className={`wrap ${styles.page}`}>
      <PageHead title={`${title} · Sixgates`} description={t('description', { name })} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lede">{t('lead')}</p>
      </header>
      <div className={styles.plain}>
        {chapters.map((chapter) => (
          <section key={chapter.title}>
            <h2>{chapter.title}</h2>
            <div className={styles.body}>
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        {plain.precision && <Precision {...plain.precision} />}
      </div>
      <ManualText manual={manual} title={t('manual')} />
      <OtherMethods tests={tests} />
    </article>
  );
}
