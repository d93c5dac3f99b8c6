import { browserShelf, kept } from './device.ts';

export type ConsentState = 'denied' | 'granted';

export interface ConsentSources {
  /** `opt-in`: denied until the visitor says yes. `specified`: the specification's own rule. */
  policy: 'opt-in' | 'specified';
  /** Continent code of the market, `EUR` for Europe. */
  continent: string;
  /** The deployment's mode name. */
  mode: string;
  /** The visitor's own answer, which stands above any rule. */
  answer?: ConsentState | undefined;
}

/**
 * Whether advertising measurement is allowed. Under `specified` it is granted by itself where the stored continent is
 * Europe, unless the mode contains `fb` (specification, section 4; promise 11.2 says why that is not the default).
 */
export function consentState({ policy, continent, mode, answer }: ConsentSources): ConsentState {
  if (answer) return answer;
  return policy === 'specified' && continent === 'EUR' && !mode.includes('fb') ? 'granted' : 'denied';
}

/** Whether the visitor has answered the notice with OK; kept by the landing's script (`landing/boot.js`). */
export function hasAgreed(): boolean {
  const shelf = browserShelf();
  return shelf !== undefined && kept(shelf, 'cookie-notice', Date.now()) === 'ok';
}
