import { z } from 'zod';
import { settingsGroup } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import { type AdService, type ConversionEvent, secondsOf } from '../service.ts';

const names: Record<ConversionEvent, string> = {
  view: 'ViewContent',
  checkout: 'InitiateCheckout',
  payment: 'AddPaymentInfo',
  purchase: 'Purchase',
};

const settings = settingsGroup(
  z.object({
    TIKTOK_PIXEL_ID: documented(z.string().optional(), {
      meaning:
        'tells TikTok what came of its advertisements (Events API), after the visitor’s yes; with `TIKTOK_ACCESS_TOKEN` or not at all',
    }),
    TIKTOK_ACCESS_TOKEN: documented(z.string().optional(), {
      meaning: 'opens `TIKTOK_PIXEL_ID`',
      secret: true,
    }),
  }),
  ['TIKTOK_PIXEL_ID', 'TIKTOK_ACCESS_TOKEN'],
);

/** It answers 200 to what it refuses, and says so by a code of its own. */
const answered = z.object({ code: z.literal(0) });

/** TikTok's Events API 2.0 (business-api.tiktok.com/portal/docs?id=1771100865818625). */
export const tiktok: AdService = {
  name: 'tiktok',
  title: 'TikTok',
  parameter: 'ttclid',
  settings,
  open(given) {
    const { TIKTOK_PIXEL_ID: pixel, TIKTOK_ACCESS_TOKEN: token } = settings.shape.parse(given);
    if (!pixel || !token) return undefined;
    return async ({ event, eventId, at, paid, click, browser, trial, site }, post) => {
      const told = {
        event: names[event],
        event_time: secondsOf(at),
        event_id: eventId,
        user: { ttclid: click, user_agent: browser },
        page: { url: site },
        ...(paid && { properties: paid }),
      };
      const answer = await post('https://business-api.tiktok.com/open_api/v1.3/event/track/', {
        headers: { 'access-token': token },
        body: {
          event_source: 'web',
          event_source_id: pixel,
          ...(trial && { test_event_code: trial }),
          data: [told],
        },
      });
      answered.parse(answer);
    };
  },
};
