import './themes/themes.css';
import './themes/gates.css';
import './themes/tokens.css';
import './themes/base.css';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { languageTags, type Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { Route } from './+types/root';
import { hostOf } from './host.server.ts';
import { EarlyPresses } from './shell/early-presses.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Frame } from './shell/frame.tsx';
import { useHandle } from './shell/handle.ts';
import { unlessSameReader } from './shell/revalidate.ts';
import { useTheme } from './shell/theme.ts';
import { Watches } from './shell/watches.tsx';
import { WordsProvider } from './shell/words.tsx';
import displayFont from './themes/fonts/newsreader-display.woff2?url';
import { nights } from './themes/themes.ts';

const icons = import.meta.glob<string>('./themes/favicons/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Whose headings are set in faces of the system: the display face has their digits and foreign words alone. */
const systemFaces: ReadonlySet<Variety> = new Set(['CN', 'HK', 'JA', 'KR']);

/** For the screens of telephones, which read no SVG (bin/faces.mjs). */
const touchIcons = import.meta.glob<string>('./themes/touch-icons/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { variety, config, reference } = host;
  const words = host.words(['shell', 'support', 'onward']);
  return { variety, config, reference, words, signedIn: await host.isSignedIn() };
}

export const shouldRevalidate = unlessSameReader;

/** The document around every screen, the error screen included. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const handle = useHandle();
  const theme = useTheme();
  const variety = root?.variety ?? 'EN';
  const scripts = handle?.scripts !== false && root !== undefined;
  const isLanding = !scripts && handle?.landing !== undefined;
  return (
    <html lang={languageTags[variety]} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* A landing asks for it when its words are drawn (boot.js). */}
        {!systemFaces.has(variety) && !isLanding && (
          <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        )}
        <link rel="icon" type="image/svg+xml" href={icons[`./themes/favicons/${theme}.svg`]} />
        {/* A landing's script asks for it when the page is done (boot.js). */}
        {!isLanding && <link rel="manifest" href={`/manifest.webmanifest?hl=${languageOf(variety)}`} />}
        <link rel="apple-touch-icon" href={touchIcons[`./themes/touch-icons/${theme}.png`]} />
        {/* Where a page begins in the night, what the browser draws around it does too, in either scheme. */}
        <meta
          name="theme-color"
          content={nights[theme]}
          {...(handle?.header !== 'night' && { media: '(prefers-color-scheme: dark)' })}
        />
        <Links />
      </head>
      <body data-route={handle?.route ?? 'error'}>
        {scripts && <EarlyPresses />}
        <WordsProvider words={root?.words ?? {}} variety={variety}>
          {scripts && <Watches />}
          {children}
        </WordsProvider>
        {scripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  // Without the root's own data there are no words either: said in English, until the server tells of it (entry.server.tsx).
  if (!useRouteLoaderData<typeof loader>('root')) {
    return (
      <div className="wrap section stack">
        <h1>Loading failed, please retry</h1>
        <a className="button" href={pathname + search}>
          Retry
        </a>
      </div>
    );
  }
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}
