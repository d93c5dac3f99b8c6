import { data, useSearchParams } from 'react-router';
import { hostOf } from '../host.server.ts';
import type { Handle } from '../shell/handle.ts';
import { useLocale, WordsProvider } from '../shell/words.tsx';
import type { Route } from './+types/gallery';
import { AllBlocks } from './blocks.tsx';
import { Controls } from './controls.tsx';
import styles from './gallery.module.css';
import { keyOf, lookOf, looks, nameOf } from './looks.ts';
import { Specimens } from './specimens.tsx';

export const handle = { route: 'dev-gallery', frame: 'own', scripts: false } satisfies Handle;

/** @throws a 404 response on a public site */
export function loader({ context }: Route.LoaderArgs) {
  const { config, words } = hostOf(context);
  if (!config.gallery) throw data(null, { status: 404 });
  return { words: words(['landing', 'report', 'way']) };
}

/**
 * Every atom in each theme and both schemes, in the language of `?hl=`, and every block of a report in the one of `?look=`: looked
 * at once, here.
 */
export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  const look = lookOf(useSearchParams()[0]);
  return (
    <WordsProvider words={loaderData.words}>
      <title>Gallery</title>
      {look ? <AllBlocks look={look} /> : <AllAtoms />}
    </WordsProvider>
  );
}

function AllAtoms() {
  const locale = useLocale();
  return (
    <main id="main" className={styles.gallery}>
      {looks.map((look) => (
        <section
          key={keyOf(look)}
          data-theme={look.theme}
          data-scheme={look.scheme}
          aria-label={nameOf(look)}
        >
          <h2 className={styles.name}>{nameOf(look)}</h2>
          <p>
            <a href={`?${new URLSearchParams({ hl: locale, look: keyOf(look) })}`}>
              {`Blocks: ${nameOf(look)}`}
            </a>
          </p>
          <Specimens look={nameOf(look)} />
          <Controls look={nameOf(look)} />
        </section>
      ))}
    </main>
  );
}
