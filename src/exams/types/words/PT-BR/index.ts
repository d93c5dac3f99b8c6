import { overlaid } from '#locale/overlay.ts';
import { PT } from '../PT/index.ts';
import items from './items.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import test from './test.json' with { type: 'json' };

/** Portugal's words with Brazil's own over them. */
export const BR: typeof PT = overlaid(PT, { test, items, report });
