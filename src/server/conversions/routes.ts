import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { adConsent } from '#contract/ads.ts';
import { measuredMode } from '#contract/consent-mode.ts';
import type { Tracking } from '#contract/tracking.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { Room } from '#server/platform/room.ts';
import { ensureVisit } from '#server/visits/begin.ts';
import { forgetClicks, keepClick } from './clicks.ts';
import type { OpenService } from './services/index.ts';
import { tellOf } from './tell.ts';

/** As much of a browser's own name as tells browsers apart. */
const longestBrowser = 300;

/** A visitor's word on advertising; the landing that they came to is the first thing that is told. */
export function conversionRoutes(
  http: FastifyInstance,
  room: Room & { readonly services: readonly OpenService[] },
): void {
  serve(http, adConsent, async ({ body, visit, headers, clientAddress }) => {
    const led = room.services.filter(({ parameter }) => body.tracking[parameter]);
    if (!body.agreed) await forgetClicks(room.database, visit.said.logid === null ? [] : [visit.said.logid]);
    if (!body.agreed || led.length === 0) return { kept: false };
    const { logid } = await ensureVisit(room, visit, body.appExamId);
    visit.keep(logid);
    const clicks = clicksFor(led, body.tracking);
    const at = room.clock.now();
    await inTransaction(room.database, async (tx) => {
      await keepClick(tx, {
        logid,
        clicks,
        consent: measuredMode,
        browser: (headers['user-agent'] ?? '').slice(0, longestBrowser),
        address: led.some(({ needsAddress }) => needsAddress) ? clientAddress : null,
        agreedAt: at,
      });
      const about = `${logid}:${nameOf(clicks)}`;
      await tellOf(tx, room.services, { event: 'view', logid, about, at });
    });
    return { kept: true };
  });
}

/** One advertisement's click from another's, without saying which. */
const nameOf = (clicks: Tracking): string =>
  createHash('sha256').update(JSON.stringify(clicks)).digest('base64url').slice(0, 16);

/** Of what an address said, what the services that led here need, and no more. */
function clicksFor(led: readonly OpenService[], said: Tracking): Tracking {
  const clicks: Tracking = {};
  for (const { parameter } of led) clicks[parameter] = said[parameter] ?? '';
  if (clicks.ttclid && said.tt_test_id) clicks.tt_test_id = said.tt_test_id;
  return clicks;
}
