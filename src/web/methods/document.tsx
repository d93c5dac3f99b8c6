import { hostOf } from '../host.server.ts';
import { PageHead } from '../landing/page-head.tsx';
import { Boot } from '../shell/boot.tsx';
import type { Handle } from '../shell/handle.ts';
import { useWords, WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/document';
import { ManualText } from './manual-text.tsx';
import styles from './methods.module.css';
import { loadDocument } from './methods.server.ts';
import { OtherMethods } from './others.tsx';

export const handle = { route: 'methods', scripts: false } satisfies Handle;

export const loader = ({ params, context }: Route.LoaderArgs) => loadDocument(hostOf(context), params);

type Data = Awaited<ReturnType<typeof loadDocument>>;

/** A part of the manuals that is about all tests. */
export default function MethodsDocumentScreen({ loaderData }: Route.ComponentProps) {
  const { words, ...shown } = loaderData;
  return (
    <WordsProvider words={words}>
      <Boot prefetch={[]} />
      <Document {...shown} />
    </WordsProvider>
  );
}

function Document({ document, tests, manual }: Omit<Data, 'words'>) {
  const t = useWords('methods.page');
  const title = t(document);
  return (
    <article className={`wrap ${styles.page}`}>
      <PageHead title={`${title} · Sixgates`} description={t('lead')} />
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <ManualText manual={manual} title={t('manual')} />
      <OtherMethods tests={tests} current={document} />
    </article>
  );
}
