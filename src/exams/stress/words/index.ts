import type { Variety } from '#locale/locales.ts';
import { overlaid } from '#locale/overlay.ts';
import reportCN from './CN/report.json' with { type: 'json' };
import scalesCN from './CN/scales.json' with { type: 'json' };
import testCN from './CN/test.json' with { type: 'json' };
import weekCN from './CN/week.json' with { type: 'json' };
import reportDE from './DE/report.json' with { type: 'json' };
import scalesDE from './DE/scales.json' with { type: 'json' };
import testDE from './DE/test.json' with { type: 'json' };
import weekDE from './DE/week.json' with { type: 'json' };
import reportEN from './EN/report.json' with { type: 'json' };
import scalesEN from './EN/scales.json' with { type: 'json' };
import testEN from './EN/test.json' with { type: 'json' };
import weekEN from './EN/week.json' with { type: 'json' };
import reportES from './ES/report.json' with { type: 'json' };
import scalesES from './ES/scales.json' with { type: 'json' };
import testES from './ES/test.json' with { type: 'json' };
import weekES from './ES/week.json' with { type: 'json' };
import reportFR from './FR/report.json' with { type: 'json' };
import scalesFR from './FR/scales.json' with { type: 'json' };
import testFR from './FR/test.json' with { type: 'json' };
import weekFR from './FR/week.json' with { type: 'json' };
import reportHK from './HK/report.json' with { type: 'json' };
import scalesHK from './HK/scales.json' with { type: 'json' };
import testHK from './HK/test.json' with { type: 'json' };
import weekHK from './HK/week.json' with { type: 'json' };
import reportJA from './JA/report.json' with { type: 'json' };
import scalesJA from './JA/scales.json' with { type: 'json' };
import testJA from './JA/test.json' with { type: 'json' };
import weekJA from './JA/week.json' with { type: 'json' };
import reportKR from './KR/report.json' with { type: 'json' };
import scalesKR from './KR/scales.json' with { type: 'json' };
import testKR from './KR/test.json' with { type: 'json' };
import weekKR from './KR/week.json' with { type: 'json' };
import reportPT from './PT/report.json' with { type: 'json' };
import scalesPT from './PT/scales.json' with { type: 'json' };
import testPT from './PT/test.json' with { type: 'json' };
import weekPT from './PT/week.json' with { type: 'json' };
import reportBR from './PT-BR/report.json' with { type: 'json' };
import scalesBR from './PT-BR/scales.json' with { type: 'json' };
import testBR from './PT-BR/test.json' with { type: 'json' };
import weekBR from './PT-BR/week.json' with { type: 'json' };

export interface StressWords {
  readonly test: typeof testEN;
  readonly report: typeof reportEN;
  readonly scales: typeof scalesEN;
  readonly week: typeof weekEN;
}

const PT: StressWords = { test: testPT, report: reportPT, scales: scalesPT, week: weekPT };

/** What is asked and shown before a purchase, and what the report says: a file a subject, a folder a language. */
export const stressWords: Readonly<Record<Variety, StressWords>> = {
  CN: { test: testCN, report: reportCN, scales: scalesCN, week: weekCN },
  EN: { test: testEN, report: reportEN, scales: scalesEN, week: weekEN },
  FR: { test: testFR, report: reportFR, scales: scalesFR, week: weekFR },
  ES: { test: testES, report: reportES, scales: scalesES, week: weekES },
  JA: { test: testJA, report: reportJA, scales: scalesJA, week: weekJA },
  HK: { test: testHK, report: reportHK, scales: scalesHK, week: weekHK },
  KR: { test: testKR, report: reportKR, scales: scalesKR, week: weekKR },
  DE: { test: testDE, report: reportDE, scales: scalesDE, week: weekDE },
  PT,
  'PT-BR': overlaid(PT, { report: reportBR, scales: scalesBR, test: testBR, week: weekBR }),
};
