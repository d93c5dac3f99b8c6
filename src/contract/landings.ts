/** The landing routes of the specification (section 2), by what stands in their address. */
export const landingNames = [
  'home',
  'home copy',
  'boy',
  'free',
  'universe',
  'universe copy',
  'unconscious',
  'world',
] as const;

export type LandingName = (typeof landingNames)[number];
