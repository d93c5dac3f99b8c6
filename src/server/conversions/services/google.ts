import { z } from 'zod';
import { settingsGroup } from '#server/platform/settings.ts';
import { documented } from '#server/platform/settings-docs.ts';
import type { AdService } from '../service.ts';

const settings = settingsGroup(
  z.object({
    GOOGLE_ADS_ACCOUNT: documented(z.string().regex(/^\d+$/, 'must be a number').optional(), {
      meaning:
        'tells Google Ads of purchases that its advertisements led to (Data Manager API), after the visitor’s yes; all five of `GOOGLE_…` or none',
    }),
    GOOGLE_ADS_CONVERSION: documented(z.string().regex(/^\d+$/, 'must be a number').optional(), {
      meaning: 'number of the conversion action for purchases, of the kind for imported clicks',
    }),
    GOOGLE_CLIENT_ID: documented(z.string().optional(), {
      meaning: 'OAuth client that may use the Data Manager API',
    }),
    GOOGLE_CLIENT_SECRET: documented(z.string().optional(), {
      meaning: 'opens `GOOGLE_CLIENT_ID`',
      secret: true,
    }),
    GOOGLE_REFRESH_TOKEN: documented(z.string().optional(), {
      meaning: 'of a user of `GOOGLE_ADS_ACCOUNT`, for the scope `datamanager`',
      secret: true,
    }),
  }),
  [
    'GOOGLE_ADS_ACCOUNT',
    'GOOGLE_ADS_CONVERSION',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_REFRESH_TOKEN',
  ],
);

const granted = z.object({ access_token: z.string() });

const signal = { granted: 'CONSENT_GRANTED', denied: 'CONSENT_DENIED' } as const;

/**
 * Google's Data Manager API (developers.google.com/data-manager/api/reference/rest/v1/events/ingest), which attributes a
 * purchase by its click alone. Analytics' Measurement Protocol takes no click, and would need a cookie of Google's.
 */
export const google: AdService = {
  name: 'google',
  title: 'Google Ads',
  parameter: 'gclid',
  settings,
  open(given) {
    const set = settings.shape.parse(given);
    const { GOOGLE_ADS_ACCOUNT: accountId, GOOGLE_ADS_CONVERSION: productDestinationId } = set;
    if (!accountId || !productDestinationId || !set.GOOGLE_REFRESH_TOKEN) return undefined;
    return async ({ event, eventId, at, paid, click, consent }, post) => {
      // A conversion action stands for one thing; this one is the purchase.
      if (event !== 'purchase' || !paid) return;
      const { access_token: token } = granted.parse(
        await post('https://oauth2.googleapis.com/token', {
          body: {
            grant_type: 'refresh_token',
            client_id: set.GOOGLE_CLIENT_ID,
            client_secret: set.GOOGLE_CLIENT_SECRET,
            refresh_token: set.GOOGLE_REFRESH_TOKEN,
          },
        }),
      );
      await post('https://datamanager.googleapis.com/v1/events:ingest', {
        headers: { authorization: `Bearer ${token}` },
        body: {
          destinations: [
            { operatingAccount: { accountType: 'GOOGLE_ADS', accountId }, productDestinationId },
          ],
          events: [
            {
              eventTimestamp: at.toISOString(),
              transactionId: eventId,
              eventSource: 'WEB',
              adIdentifiers: { gclid: click },
              conversionValue: paid.value,
              currency: paid.currency,
              consent: {
                adUserData: signal[consent.ad_user_data],
                adPersonalization: signal[consent.ad_personalization],
              },
            },
          ],
        },
      });
    };
  },
};
