import { z } from 'zod';
import { documented } from './settings-docs.ts';

/** A week at the least: what still comes late, such as a notice that is told again, must find what it speaks of. */
const least = 7;
const problem = `must be a whole number of days, at least ${least}`;
const days = z.coerce.number({ error: problem }).int(problem).min(least, problem);

/** For how long what nobody needs any more is kept, in days; the daily job deletes it then (`privacy/retention.ts`). */
export const keepSettings = {
  KEEP_SITTINGS_DAYS: documented(days.default(90), {
    meaning: 'for how many days a test that was begun and never finished is kept, with its answers',
  }),
  KEEP_DRAFTS_DAYS: documented(days.default(365), {
    meaning:
      'for how many days a finished test that nobody paid for is kept, with its answers and its free result',
  }),
  KEEP_VISITS_DAYS: documented(days.default(90), {
    meaning: 'for how many days it is kept which pages were seen in a visit',
  }),
  KEEP_NOTICES_DAYS: documented(days.default(180), {
    meaning:
      'for how many days it is kept which notices of a payment provider were followed, without what they said',
  }),
  KEEP_JOBS_DAYS: documented(days.default(30), {
    meaning: 'for how many days finished jobs are kept, without what they said',
  }),
  KEEP_LINKS_DAYS: documented(days.default(30), {
    meaning: 'for how many days a mailed link is kept, as a hash, once it has expired',
  }),
};
