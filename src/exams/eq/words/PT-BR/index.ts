import { overlaid } from '#locale/overlay.ts';
import type { EqWords } from '../index.ts';
import { PT } from '../PT/index.ts';
import report from './report.json' with { type: 'json' };
import test from './test.json' with { type: 'json' };

/** Portugal's words with Brazil's own over them. */
export const BR: EqWords = overlaid(PT, { test, report });
