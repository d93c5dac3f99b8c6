import type { Call, CallInput } from '#contract/call.ts';
import type { CallResult } from '#contract/client.ts';
import type { Locale, Variety } from '#locale/locales.ts';
import type { RoomTexts } from '#words/room-texts.ts';
import type { Namespace } from '#words/words.ts';

/** What a page's loader and action may ask of the server that hosts it; nothing else of the server is in reach. */
export interface Host {
  /** A call of the contract, made in process with this visitor's cookies; cookies it sets reach the browser. */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<CallResult<C>>;
  /** Whether who asks is logged in; never on a page that is kept for everybody. */
  isSignedIn(): Promise<boolean>;
  /** Precompiled messages in the visitor's language. */
  words(rooms: readonly Namespace[]): RoomTexts;
  /** Addresses of the scripts and styles that some routes need in the browser, by route id such as `answer/start`. */
  chunks(routes: readonly string[]): string[];
  /** Writes down what went wrong while a page was made. */
  report(problem: unknown): void;
  /** The page of a failure that left not even words to tell it with. */
  failurePage(status: number): { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** The number of this request, in the log as `reqId`. */
  readonly reference: string;
  readonly locale: Locale;
  /** In which the words are: the language, or a region's own way of it. */
  readonly variety: Variety;
  /** The visitor's country, where what stands before the site names one. */
  readonly country: string | undefined;
  /** For scripts that the page itself writes (Content-Security-Policy); empty in development, which has no policy. */
  readonly nonce: string;
  readonly config: PublicConfig;
}

/** The part of the configuration that a browser may know. */
export interface PublicConfig {
  readonly publicUrl: string;
  readonly apiBase: string;
  readonly payBase: string;
  readonly defaultExam: `SUBS-${number}`;
  /** Name of the landing that the default test is sold by; null for the first one. */
  readonly defaultLanding: string | null;
  /** Where visitors can write to. */
  readonly supportEmail: string;
  readonly consentPolicy: 'opt-in' | 'specified';
  readonly modeName: string;
  /** Services that are told what came of their advertisements, as visitors know them; nobody is asked where there is none. */
  readonly ads: readonly string[];
  readonly siteFigures: 'measured' | 'showcase';
  /** The share flag of the specification: whether targets are offered beside a report's card. */
  readonly sharing: boolean;
  /** Whether the page of all atoms is shown; never on a public site. */
  readonly gallery: boolean;
  /** Of the running build; another one on the server means that there is a new build. */
  readonly build: string;
}
