import type { ConsentState } from '#contract/consent-mode.ts';
import { browserShelf, keep, kept } from './device.ts';

export interface ConsentSources {
  /** `opt-in`: denied until the visitor says yes. `specified`: the specification's own rule. */
  policy: 'opt-in' | 'specified';
  /** Continent code of the market, `EUR` for Europe. */
  continent: string;
  /** The deployment's mode name. */
  mode: string;
  /** The visitor's own answer to the notice: it stands above any rule. */
  answer?: NoticeAnswer | undefined;
}

/** `ok`: views of questions, results and payments may be counted. `ads`: and services be told what came of their advertisements. */
export type NoticeAnswer = 'no' | 'ok' | 'ads';

/**
 * Whether advertising measurement is allowed. Under `specified` it is granted by itself where the stored continent is
 * Europe, unless the mode contains `fb` (specification, section 4; promise 11.2 says why that is not the default). Only the answer
 * to a notice that asks for it grants it otherwise (decisions 57 and 63).
 */
export function consentState({ policy, continent, mode, answer }: ConsentSources): ConsentState {
  if (answer !== undefined) return answer === 'ads' ? 'granted' : 'denied';
  return policy === 'specified' && continent === 'EUR' && !mode.includes('fb') ? 'granted' : 'denied';
}

const noticeKey = 'cookie-notice';

/** What the visitor answered to the notice (`shell/boot.js`); undefined while neither button was pressed. */
export function noticeAnswer(): NoticeAnswer | undefined {
  const shelf = browserShelf();
  const answer = shelf && kept(shelf, noticeKey, Date.now());
  return answer === 'ok' || answer === 'no' || answer === 'ads' ? answer : undefined;
}

/** Takes the visitor's OK back. A no is kept in its place: under the policy `specified`, no answer at all would grant again. */
export function withdrawAgreement(): void {
  const shelf = browserShelf();
  if (shelf) keep(shelf, noticeKey, 'no', Date.now());
}

/** Whether views of questions, results and payments may be counted. */
export function hasAgreed(): boolean {
  const answer = noticeAnswer();
  return answer === 'ok' || answer === 'ads';
}
