/** Parameters that stay in the address all the way, beside `hl` (docs/promises.md, section 7). */
export const trackingParameters = [
  'logid',
  'fbclid',
  'gclid',
  'click_id',
  'pixel_id',
  'ttclid',
  'tt_test_id',
  'ScCid',
  'MSCLKID',
  'epik',
] as const;

export type TrackingParameter = (typeof trackingParameters)[number];

/** Longer than any click's id of today; what is longer is not carried on. */
export const longestTrackingValue = 300;

export type Tracking = Partial<Record<TrackingParameter, string>>;

/** Those of an address. */
export function trackingOf(search: URLSearchParams): Tracking {
  const found: Tracking = {};
  for (const name of trackingParameters) {
    const value = search.get(name);
    if (value && value.length <= longestTrackingValue) found[name] = value;
  }
  return found;
}
