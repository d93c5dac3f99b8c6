import { EN } from '../EN/index.ts';
import items from './items.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import test from './test.json' with { type: 'json' };

export const JA = { ...EN, test, items, report };
