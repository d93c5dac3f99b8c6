import report from './report.json' with { type: 'json' };
import test from './test.json' with { type: 'json' };

export const EN = { test, report };
