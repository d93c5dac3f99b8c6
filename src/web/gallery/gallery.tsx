import { data } from 'react-router';
import { hostOf } from '../host.server.ts';
import type { Handle } from '../shell/handle.ts';
import { WordsProvider } from '../shell/words.tsx';
import { themes } from '../themes/themes.ts';
import type { Route } from './+types/gallery';
import { Controls } from './controls.tsx';
import styles from './gallery.module.css';
import { useSpecimens } from './specimens.tsx';

export const handle = { route: 'dev-gallery', frame: 'own', scripts: false } satisfies Handle;

/** @throws a 404 response on a public site */
export function loader({ context }: Route.LoaderArgs) {
  const { config, words } = hostOf(context);
  if (!config.gallery) throw data(null, { status: 404 });
  return { words: words(['landing', 'report']) };
}

const looks = themes.flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })));

/** Every atom in each theme and both schemes, in the language of `?hl=`: looked at once, here. */
export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  return (
    <WordsProvider words={loaderData.words}>
      <title>Gallery</title>
      <main id="main" className={styles.gallery}>
        {looks.map(({ theme, scheme }) => (
          <section
            key={theme + scheme}
            data-theme={theme}
            data-scheme={scheme}
            aria-label={`${theme}, ${scheme}`}
          >
            <h2 className={styles.name}>
              {theme}, {scheme}
            </h2>
            <Specimens />
            <Controls look={`${theme}, ${scheme}`} />
          </section>
        ))}
      </main>
    </WordsProvider>
  );
}

function Specimens() {
  return Object.entries(useSpecimens()).map(([name, specimen]) => (
    <div key={name} data-specimen={name}>
      {specimen}
    </div>
  ));
}
