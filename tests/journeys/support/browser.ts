import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Locale, languageTags } from '#locale/locales.ts';
import { tellWhenFailed } from './evidence.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** `npm test` looks for a browser and says where it is; run alone, a journey takes the system's. */
function executable(): string {
  const path = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  if (!path) throw new Error('No Chromium: set CHROMIUM_PATH, or run the journeys by npm test.');
  return path;
}

/** How long each step is waited for, in milliseconds: a machine on which much else runs is no failure. */
const patience = 90_000;

/** The faces that pages are drawn with; whoever wants to see them with others names a fontconfig file. */
const faces = process.env.FONTCONFIG_FILE ?? fileURLToPath(new URL('fonts.conf', import.meta.url));

export interface Viewport {
  width: number;
  height: number;
}

export const phone: Viewport = { width: 390, height: 844 };
export const desktop: Viewport = { width: 1440, height: 900 };

declare global {
  interface Window {
    /** Lets time go by for the page, as if the visitor had thought. */
    passTime(milliseconds: number): void;
  }
}

/** Moves the page's steady clock on when asked, and marks the page once it is alive; everything else runs as ever. */
function movableClock(): void {
  document.addEventListener('page-alive', () => {
    document.documentElement.dataset.alive = '';
  });
  const real = performance.now.bind(performance);
  let passed = 0;
  performance.now = () => real() + passed;
  window.passTime = (milliseconds) => {
    passed += milliseconds;
  };
}

let running: Promise<Browser> | undefined;

/** One Chromium for all people of a worker, which ends with it: starting one takes longer than most of what they do. */
function chromiumOfWorker(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: executable(),
    headless: true,
    env: { ...process.env, FONTCONFIG_FILE: faces },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return running;
}

/** A network address that nobody else in this run has, of those that no network routes (RFC 3849): limits are kept by it. */
const someAddress = () => `2001:db8:${randomBytes(6).toString('hex').match(/.{4}/g)?.join(':')}::1`;

/**
 * A fresh browser of one person: own profile, own language, own window, own network address. Its `close` takes the profile away.
 *
 * @param javaScriptEnabled whether pages may run scripts
 */
export async function openBrowser(
  locale: Locale,
  viewport: Viewport,
  baseURL: string,
  javaScriptEnabled = true,
): Promise<BrowserContext> {
  const context = await (await chromiumOfWorker()).newContext({
    baseURL,
    viewport,
    locale: languageTags[locale],
    // Painting what moves is a third of a journey's time. Those that are about it, or go the whole way, ask for it.
    reducedMotion: 'reduce',
    acceptDownloads: true,
    javaScriptEnabled,
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  context.setDefaultTimeout(patience);
  tellWhenFailed(context);
  await context.addInitScript(movableClock);
  await context.newPage();
  return context;
}

/** Lets this person's pages move as they do for most people. */
export const withMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });

/** Stills them again. */
export const withoutMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });
