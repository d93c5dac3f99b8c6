import { z } from 'zod';
import { settingsGroup } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import { type AdService, type ConversionEvent, secondsOf } from '../service.ts';

/** The actions that its conversion goals are made for. */
const names: Record<ConversionEvent, string> = {
  view: 'view_item',
  checkout: 'begin_checkout',
  payment: 'add_payment_info',
  purchase: 'purchase',
};

const settings = settingsGroup(
  z.object({
    MICROSOFT_TAG_ID: documented(z.string().regex(/^\d+$/, 'must be a number').optional(), {
      meaning:
        'tells Microsoft Advertising what came of its advertisements (UET Conversions API), after the visitor’s yes; with `MICROSOFT_ACCESS_TOKEN` or not at all',
    }),
    MICROSOFT_ACCESS_TOKEN: documented(z.string().optional(), {
      meaning: 'opens `MICROSOFT_TAG_ID`',
      secret: true,
    }),
  }),
  ['MICROSOFT_TAG_ID', 'MICROSOFT_ACCESS_TOKEN'],
);

/** Microsoft's UET Conversions API (learn.microsoft.com/en-us/advertising/guides/uet-conversion-api-integration). */
export const microsoft: AdService = {
  name: 'microsoft',
  title: 'Microsoft Advertising',
  parameter: 'MSCLKID',
  settings,
  open(given) {
    const { MICROSOFT_TAG_ID: tag, MICROSOFT_ACCESS_TOKEN: token } = settings.shape.parse(given);
    if (!tag || !token) return undefined;
    return async ({ event, eventId, at, paid, click, consent, browser, site }, post) => {
      const told = {
        eventType: 'custom',
        eventName: names[event],
        eventId,
        eventTime: secondsOf(at),
        eventSourceUrl: site,
        // G: it may be used to attribute; D: it may not.
        adStorageConsent: consent.ad_user_data === 'granted' ? 'G' : 'D',
        userData: { msclkid: click, clientUserAgent: browser },
        ...(paid && { customData: { ...paid, transactionId: eventId } }),
      };
      await post(`https://capi.uet.microsoft.com/v1/${tag}/events`, {
        headers: { authorization: `Bearer ${token}` },
        body: { data: [told] },
      });
    };
  },
};
