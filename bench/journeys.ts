import { quantile, totalOf } from '#tests/scale/support/arrivals.ts';
import { newBrowser } from '#tests/support/calls.ts';
import { freePort, startSite } from '#tests/support/server-process.ts';
import makeTemplates from '#tests/support/templates.ts';
import type { Counted } from './support/count-statements.ts';
import type { Measurement } from './support/measurement.ts';
import { plainNetwork } from './support/plain-network.ts';
import { takeAndBuy, untilPdf } from './support/visitor.ts';

// `npm run bench -- journeys`. JOURNEYS=400 makes more of them, AT_A_TIME=4 more at once; PDF=yes waits for the report on paper too;
// PROCESSES=2 lets as many processes answer, whose statements are not counted then; PROFILE=folder leaves CPU profiles there.
const journeys = Number(process.env.JOURNEYS ?? 160);
const atATime = Number(process.env.AT_A_TIME ?? 3);
const withPdf = process.env.PDF === 'yes';
const { PROCESSES = '1', PROFILE, TEST_DATABASE_URL } = process.env;
/** What the embedded database does is the site's own work. */
const where = TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded database';
/** Before them: until the code that is asked again and again is compiled, and forms lie ready. */
const warmUp = 120;

const promised = { aSecond: 8, milliseconds: 600 };

/**
 * Whole journeys, each with its nine pages, to a site in a process of its own as its operator runs it (production; PostgreSQL where
 * TEST_DATABASE_URL names one, else embedded): a few visitors at a time, each coming when one before has gone.
 */
export async function run(): Promise<Measurement[]> {
  await makeTemplates();
  const countingPort = await freePort();
  const counting = new URL('support/count-statements.ts', import.meta.url).href;
  const isAlone = PROCESSES === '1';
  const options = [
    ...(isAlone ? [`--import=${counting}`] : []),
    ...(PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []),
  ];
  const site = await startSite({
    embedded: !TEST_DATABASE_URL,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      FORMS_AHEAD: '8',
      PROCESSES,
      COUNTING_PORT: String(countingPort),
      NODE_OPTIONS: options.join(' '),
    },
  });
  try {
    const counted = async (): Promise<Counted> =>
      isAlone
        ? ((await (await fetch(`http://127.0.0.1:${countingPort}`)).json()) as Counted)
        : { statements: 0, transactions: 0 };
    const cost = async () => ({
      ...(await counted()),
      processorSeconds:
        (await totalOf('process_cpu_seconds_total', site.url)) +
        (await totalOf('press_cpu_seconds_total', site.url)),
    });
    let next = 0;
    const took: number[] = [];
    const line = async (until: number) => {
      while (next < until) {
        const visitor = next++;
        const browser = newBrowser(plainNetwork(() => site.url));
        const { orderNumber, milliseconds } = await takeAndBuy(browser, visitor);
        took.push(milliseconds);
        if (withPdf) await untilPdf(browser, orderNumber);
      }
    };
    const linesUntil = (until: number) => Promise.all(Array.from({ length: atATime }, () => line(until)));

    await linesUntil(warmUp);
    took.length = 0;
    const before = await cost();
    const driver = process.cpuUsage();
    const begun = performance.now();
    await linesUntil(warmUp + journeys);
    const aSecond = (journeys * 1000) / (performance.now() - begun);
    const { user, system } = process.cpuUsage(driver);
    const after = await cost();

    const p99 = quantile(took, 0.99);
    return [
      {
        name: `whole journeys with nine pages${withPdf ? ' and PDF' : ''}, ${atATime} at a time, ${where}, processes: ${PROCESSES}`,
        value: aSecond,
        unit: 'a second',
        target: `at least ${promised.aSecond}`,
        pass: aSecond >= promised.aSecond,
      },
      { name: 'start to report, p50', value: quantile(took, 0.5), unit: 'ms' },
      {
        name: 'start to report, p99',
        value: p99,
        unit: 'ms',
        target: `under ${promised.milliseconds}`,
        pass: p99 < promised.milliseconds,
      },
      {
        name: 'processor of the site, a journey',
        value: ((after.processorSeconds - before.processorSeconds) * 1000) / journeys,
        unit: 'ms',
      },
      {
        name: 'processor of the visitors themselves, a journey',
        value: (user + system) / 1000 / journeys,
        unit: 'ms',
      },
      ...(isAlone
        ? [
            {
              name: 'statements, a journey',
              value: (after.statements - before.statements) / journeys,
              unit: '',
            },
            {
              name: 'transactions of several, a journey',
              value: (after.transactions - before.transactions) / journeys,
              unit: '',
            },
          ]
        : []),
    ];
  } finally {
    await site.close();
  }
}
