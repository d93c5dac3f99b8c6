import { z } from 'zod';
import { settingsGroup } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import { type AdService, type ConversionEvent, secondsOf } from '../service.ts';

/** https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event */
const version = 'v24.0';

const names: Record<ConversionEvent, string> = {
  view: 'ViewContent',
  checkout: 'InitiateCheckout',
  payment: 'AddPaymentInfo',
  purchase: 'Purchase',
};

const settings = settingsGroup(
  z.object({
    META_PIXEL_ID: documented(z.string().regex(/^\d+$/, 'must be a number').optional(), {
      meaning:
        'tells Meta what came of its advertisements (Conversions API), after the visitor’s yes; with `META_ACCESS_TOKEN` or not at all',
    }),
    META_ACCESS_TOKEN: documented(z.string().optional(), { meaning: 'opens `META_PIXEL_ID`', secret: true }),
  }),
  ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
);

/** Meta's Conversions API: events of a website need the browser, where they happened, and a sign of who it was: the click. */
export const meta: AdService = {
  name: 'meta',
  title: 'Meta',
  parameter: 'fbclid',
  settings,
  open(given) {
    const { META_PIXEL_ID: pixel, META_ACCESS_TOKEN: token } = settings.shape.parse(given);
    if (!pixel || !token) return undefined;
    return async ({ event, eventId, at, paid, click, agreedAt, browser, site }, post) => {
      const told = {
        event_name: names[event],
        event_time: secondsOf(at),
        event_id: eventId,
        event_source_url: site,
        action_source: 'website',
        // The click as Meta's own cookie would write it: version, level of the domain, when, what.
        user_data: { client_user_agent: browser, fbc: `fb.1.${agreedAt.getTime()}.${click}` },
        ...(paid && { custom_data: paid }),
      };
      await post(`https://graph.facebook.com/${version}/${pixel}/events`, {
        body: { data: [told], access_token: token },
      });
    };
  },
};
