import type { Variety } from '#locale/locales.ts';
import { overlaid } from '#locale/overlay.ts';
import pairsCN from './CN/pairs.json' with { type: 'json' };
import reportCN from './CN/report.json' with { type: 'json' };
import testCN from './CN/test.json' with { type: 'json' };
import themesCN from './CN/themes.json' with { type: 'json' };
import pairsDE from './DE/pairs.json' with { type: 'json' };
import reportDE from './DE/report.json' with { type: 'json' };
import testDE from './DE/test.json' with { type: 'json' };
import themesDE from './DE/themes.json' with { type: 'json' };
import pairsEN from './EN/pairs.json' with { type: 'json' };
import reportEN from './EN/report.json' with { type: 'json' };
import testEN from './EN/test.json' with { type: 'json' };
import themesEN from './EN/themes.json' with { type: 'json' };
import pairsES from './ES/pairs.json' with { type: 'json' };
import reportES from './ES/report.json' with { type: 'json' };
import testES from './ES/test.json' with { type: 'json' };
import themesES from './ES/themes.json' with { type: 'json' };
import pairsFR from './FR/pairs.json' with { type: 'json' };
import reportFR from './FR/report.json' with { type: 'json' };
import testFR from './FR/test.json' with { type: 'json' };
import themesFR from './FR/themes.json' with { type: 'json' };
import pairsHK from './HK/pairs.json' with { type: 'json' };
import reportHK from './HK/report.json' with { type: 'json' };
import testHK from './HK/test.json' with { type: 'json' };
import themesHK from './HK/themes.json' with { type: 'json' };
import pairsJA from './JA/pairs.json' with { type: 'json' };
import reportJA from './JA/report.json' with { type: 'json' };
import testJA from './JA/test.json' with { type: 'json' };
import themesJA from './JA/themes.json' with { type: 'json' };
import pairsKR from './KR/pairs.json' with { type: 'json' };
import reportKR from './KR/report.json' with { type: 'json' };
import testKR from './KR/test.json' with { type: 'json' };
import themesKR from './KR/themes.json' with { type: 'json' };
import pairsPT from './PT/pairs.json' with { type: 'json' };
import reportPT from './PT/report.json' with { type: 'json' };
import testPT from './PT/test.json' with { type: 'json' };
import themesPT from './PT/themes.json' with { type: 'json' };
import pairsBR from './PT-BR/pairs.json' with { type: 'json' };
import reportBR from './PT-BR/report.json' with { type: 'json' };
import testBR from './PT-BR/test.json' with { type: 'json' };
import themesBR from './PT-BR/themes.json' with { type: 'json' };

/** What is asked and shown before a purchase, what the report says, and what it says of themes and pairs of them. */
export interface CareerWords {
  readonly test: typeof testEN;
  readonly report: typeof reportEN;
  readonly themes: typeof themesEN;
  readonly pairs: typeof pairsEN;
}

const PT: CareerWords = { test: testPT, report: reportPT, themes: themesPT, pairs: pairsPT };

/** Plain files, a folder a language. Brazil's say only what it says otherwise than Portugal. */
export const careerWords: Readonly<Record<Variety, CareerWords>> = {
  CN: { test: testCN, report: reportCN, themes: themesCN, pairs: pairsCN },
  EN: { test: testEN, report: reportEN, themes: themesEN, pairs: pairsEN },
  FR: { test: testFR, report: reportFR, themes: themesFR, pairs: pairsFR },
  ES: { test: testES, report: reportES, themes: themesES, pairs: pairsES },
  JA: { test: testJA, report: reportJA, themes: themesJA, pairs: pairsJA },
  HK: { test: testHK, report: reportHK, themes: themesHK, pairs: pairsHK },
  KR: { test: testKR, report: reportKR, themes: themesKR, pairs: pairsKR },
  DE: { test: testDE, report: reportDE, themes: themesDE, pairs: pairsDE },
  PT,
  'PT-BR': overlaid(PT, { test: testBR, report: reportBR, themes: themesBR, pairs: pairsBR }),
};
