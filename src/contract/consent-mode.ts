/** The states of Google's consent mode, version 2, which every service's consent is written down in (specification, section 4). */
export const consentSignals = [
  'ad_user_data',
  'ad_personalization',
  'ad_storage',
  'analytics_storage',
] as const;

export type ConsentSignal = (typeof consentSignals)[number];
export type ConsentState = 'denied' | 'granted';
export type ConsentMode = Readonly<Record<ConsentSignal, ConsentState>>;

/** What holds before a visitor has said anything. */
export const deniedMode: ConsentMode = {
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  ad_storage: 'denied',
  analytics_storage: 'denied',
};

/**
 * What a yes to the notice grants: that a service is told what came of its own advertisement. No advertisement is chosen by
 * it, and nothing of a service is stored on the device or runs there (decision 63).
 */
export const measuredMode: ConsentMode = { ...deniedMode, ad_user_data: 'granted' };
