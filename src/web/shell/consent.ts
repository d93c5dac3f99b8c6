/** How long a tag waits for the visitor's answer before it acts on the denied states (specification, section 9). */
export const consentWaitMilliseconds = 500;

export type ConsentState = 'denied' | 'granted';

/** What an ad tag is told before anything else: nothing is allowed (specification, section 4). */
export const consentKinds = [
  'ad_user_data',
  'ad_personalization',
  'ad_storage',
  'analytics_storage',
] as const;

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
 * Europe, unless the mode contains `fb` (specification, section 4; reading.md says why that is not the default).
 */
export function consentState({ policy, continent, mode, answer }: ConsentSources): ConsentState {
  if (answer) return answer;
  return policy === 'specified' && continent === 'EUR' && !mode.includes('fb') ? 'granted' : 'denied';
}
