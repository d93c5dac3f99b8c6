import { z } from 'zod';
import { type SettingsGroup, settingsGroup, webAddress } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import type { AdService, Tell } from '../service.ts';
import { google } from './google.ts';
import { meta } from './meta.ts';
import { microsoft } from './microsoft.ts';
import { pinterest } from './pinterest.ts';
import { snapchat } from './snapchat.ts';
import { tiktok } from './tiktok.ts';

/** Every service that can be told, by the parameters that the specification keeps (section 7). */
export const adServices: readonly AdService[] = [meta, tiktok, google, snapchat, microsoft, pinterest];

const place = settingsGroup(
  z.object({
    ADS_API: documented(webAddress.optional(), {
      unset: 'each service’s own',
      meaning: 'another place of all services that are told of advertisements, for tests',
    }),
  }),
  [],
);

/** Their settings, in the order of the services. */
export const adSettings: readonly SettingsGroup[] = [...adServices.map(({ settings }) => settings), place];

/** A service whose keys are set. */
export interface OpenService extends Omit<AdService, 'open' | 'settings'> {
  readonly tell: Tell;
}

/** Those whose keys are set: without one, no visitor is asked about advertising. */
export function openServices(given: Readonly<Record<string, string>>): OpenService[] {
  return adServices.flatMap(({ open, settings: _, ...service }) => {
    const tell = open(given);
    return tell ? [{ ...service, tell }] : [];
  });
}

/** Where a service's address is asked: its own, or below the place that the settings name. */
export function placedAt(given: Readonly<Record<string, string>>): (url: string) => string {
  const { ADS_API: other } = place.shape.parse(given);
  return other === undefined ? (url) => url : (url) => url.replace(/^https:\//, other);
}
