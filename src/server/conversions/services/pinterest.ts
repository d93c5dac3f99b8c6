import { z } from 'zod';
import { settingsGroup } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import { type AdService, type ConversionEvent, secondsOf } from '../service.ts';

/** What Pinterest calls a checkout is a purchase. */
const names: Record<ConversionEvent, string> = {
  view: 'page_visit',
  checkout: 'initiate_checkout',
  payment: 'add_payment_info',
  purchase: 'checkout',
};

const settings = settingsGroup(
  z.object({
    PINTEREST_AD_ACCOUNT: documented(z.string().regex(/^\d+$/, 'must be a number').optional(), {
      meaning:
        'tells Pinterest what came of its advertisements (Conversions API), after the visitor’s yes, with the network address; with `PINTEREST_ACCESS_TOKEN` or not at all',
    }),
    PINTEREST_ACCESS_TOKEN: documented(z.string().optional(), {
      meaning: 'opens `PINTEREST_AD_ACCOUNT`',
      secret: true,
    }),
  }),
  ['PINTEREST_AD_ACCOUNT', 'PINTEREST_ACCESS_TOKEN'],
);

/** Pinterest's API, version 5 (developers.pinterest.com/docs/api/v5/events-create). Sums are written as text. */
export const pinterest: AdService = {
  name: 'pinterest',
  title: 'Pinterest',
  parameter: 'epik',
  needsAddress: true,
  settings,
  open(given) {
    const { PINTEREST_AD_ACCOUNT: account, PINTEREST_ACCESS_TOKEN: token } = settings.shape.parse(given);
    if (!account || !token) return undefined;
    return async ({ event, eventId, at, paid, click, browser, address, site }, post) => {
      const told = {
        event_name: names[event],
        action_source: 'web',
        event_time: secondsOf(at),
        event_id: eventId,
        event_source_url: site,
        user_data: {
          click_id: click,
          client_user_agent: browser,
          ...(address !== null && { client_ip_address: address }),
        },
        ...(paid && {
          custom_data: { value: String(paid.value), currency: paid.currency, order_id: eventId },
        }),
      };
      await post(`https://api.pinterest.com/v5/ad_accounts/${account}/events`, {
        headers: { authorization: `Bearer ${token}` },
        body: { data: [told] },
      });
    };
  },
};
