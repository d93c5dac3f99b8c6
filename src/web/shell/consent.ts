import { browserShelf, kept } from './device.ts';

export type ConsentState = 'denied' | 'granted';

export interface ConsentSources {
  /** `opt-in`: denied until the visitor says yes. `specified`: the specification's own rule. */
  policy: 'opt-in' | 'specified';
  /** Continent code of the market, `EUR` for Europe. */
  continent: string;
  /** The deployment's mode name. */
  mode: string;
  /** The visitor's own answer to the notice: a no stands above any rule. */
  answer?: 'ok' | 'no' | undefined;
}

/**
 * Whether advertising measurement is allowed. Under `specified` it is granted by itself where the stored continent is
 * Europe, unless the mode contains `fb` (specification, section 4; promise 11.2 says why that is not the default). The notice asks
 * for no advertising, so its OK grants none (decision 57).
 */
export function consentState({ policy, continent, mode, answer }: ConsentSources): ConsentState {
  if (answer === 'no') return 'denied';
  return policy === 'specified' && continent === 'EUR' && !mode.includes('fb') ? 'granted' : 'denied';
}

const noticeKey = 'cookie-notice';

/** What the visitor answered to the notice (`landing/boot.js`); undefined while neither button was pressed. */
export function noticeAnswer(): 'ok' | 'no' | undefined {
  const shelf = browserShelf();
  const answer = shelf && kept(shelf, noticeKey, Date.now());
  return answer === 'ok' || answer === 'no' ? answer : undefined;
}

/** Takes the visitor's OK back: nothing is counted on its word from now on, and the notice asks again. */
export function withdrawAgreement(): void {
  browserShelf()?.removeItem(noticeKey);
}

/** Whether views of questions, results and payments may be counted. */
export const hasAgreed = () => noticeAnswer() === 'ok';
