import { z } from 'zod';
import { settingsGroup } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import { type AdService, type ConversionEvent, secondsOf } from '../service.ts';

const names: Record<ConversionEvent, string> = {
  view: 'VIEW_CONTENT',
  checkout: 'START_CHECKOUT',
  payment: 'ADD_BILLING',
  purchase: 'PURCHASE',
};

const settings = settingsGroup(
  z.object({
    SNAPCHAT_PIXEL_ID: documented(z.string().optional(), {
      meaning:
        'tells Snapchat what came of its advertisements (Conversions API), after the visitor’s yes, with the network address; with `SNAPCHAT_ACCESS_TOKEN` or not at all',
    }),
    SNAPCHAT_ACCESS_TOKEN: documented(z.string().optional(), {
      meaning: 'opens `SNAPCHAT_PIXEL_ID`',
      secret: true,
    }),
  }),
  ['SNAPCHAT_PIXEL_ID', 'SNAPCHAT_ACCESS_TOKEN'],
);

/** Snap's Conversions API, version 3 (developers.snap.com/api/marketing-api/Conversions-API). */
export const snapchat: AdService = {
  name: 'snapchat',
  title: 'Snapchat',
  parameter: 'ScCid',
  needsAddress: true,
  settings,
  open(given) {
    const { SNAPCHAT_PIXEL_ID: pixel, SNAPCHAT_ACCESS_TOKEN: token } = settings.shape.parse(given);
    if (!pixel || !token) return undefined;
    const query = new URLSearchParams({ access_token: token });
    return async ({ event, eventId, at, paid, click, browser, address, site }, post) => {
      const told = {
        event_name: names[event],
        event_time: secondsOf(at),
        event_id: eventId,
        event_source_url: site,
        action_source: 'WEB',
        user_data: {
          sc_click_id: click,
          client_user_agent: browser,
          ...(address !== null && { client_ip_address: address }),
        },
        ...(paid && { custom_data: { ...paid, order_id: eventId } }),
      };
      await post(`https://tr.snapchat.com/v3/${encodeURIComponent(pixel)}/events?${query}`, {
        body: { data: [told] },
      });
    };
  },
};
