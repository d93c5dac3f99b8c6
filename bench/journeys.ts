import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skuInfo } from '#contract/catalogue.ts';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import { questionList, saveAnswers, startSitting } from '#contract/sittings.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Browser, newBrowser } from '#tests/support/calls.ts';
import { blockOf } from '#tests/support/documents.ts';
import type { Measurement } from './support/measurement.ts';

const exam = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'EN' } as const;
const journeys = 40;
const atATime = 8;
const warmUp = 4;

/** From the start to the report on the screen, one visitor; answers with the order's number. */
async function takeAndBuy(browser: Browser, visitor: number): Promise<string> {
  const { sittingId } = await browser.data(startSitting, { body: exam });
  const { questions, stages } = await browser.data(questionList, {
    params: { examId: exam.examId, lang: exam.hl },
    query: { sittingId },
  });
  const answers = [...questions, ...(stages?.planned ?? [])].map(({ id, place, options }) => ({
    questionId: id,
    choice: (place * 7 + visitor) % options.length,
    milliseconds: 5_000,
    sequence: place,
  }));
  await browser.data(saveAnswers, { body: { sittingId, answers: answers.slice(0, 15) } });
  const { orderNumber } = await browser.data(saveOrder, { body: { ...exam, sittingId, answers } });
  const { price } = await browser.data(skuInfo, { params: { ...exam, skuId: 'iq-premium' } });
  await browser.data(createPayment, {
    body: {
      orderNumber,
      skuId: 'iq-premium',
      email: `visitor${visitor}@example.org`,
      paymentMethod: 'sandbox:success',
      shown: { amount: price.amount, currency: price.currency },
      pressId: `press-of-visitor-${visitor}`,
    },
  });
  const { paid } = await browser.data(checkPayment, { body: { orderNumber } });
  const { report } = await browser.data(orderInfo, { params: { orderNumber } });
  if (!paid || blockOf(report, 'answers').items.length !== answers.length)
    throw new Error('A journey was not fulfilled.');
  return orderNumber;
}

async function untilPdf(browser: Browser, orderNumber: string): Promise<void> {
  for (;;) {
    const { files } = await browser.data(orderFiles, { body: { orderNumber } });
    if (files[0]?.state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whole journeys on the embedded database with real fsync, on this machine; a few at a time, as visitors come. */
export async function run(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sixgates-bench-'));
  const app = await createApp({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }),
  });
  try {
    await app.http.ready();
    app.start();
    const milliseconds: { report: number; pdf: number }[] = [];
    const visit = async (visitor: number) => {
      const browser = newBrowser((sent) => app.http.inject(sent));
      const begun = performance.now();
      const orderNumber = await takeAndBuy(browser, visitor);
      const report = performance.now() - begun;
      await untilPdf(browser, orderNumber);
      milliseconds.push({ report, pdf: performance.now() - begun });
    };
    for (let visitor = 0; visitor < warmUp; visitor += 1) await visit(visitor);
    milliseconds.length = 0;

    let next = warmUp;
    const begun = performance.now();
    const visitors = Array.from({ length: atATime }, async () => {
      while (next < warmUp + journeys) await visit(next++);
    });
    await Promise.all(visitors);
    const seconds = (performance.now() - begun) / 1000;
    return [
      { name: 'whole journeys, start to PDF', value: round(journeys / seconds), unit: 'a second' },
      {
        name: 'start to report, p50',
        value: round(
          quantile(
            milliseconds.map(({ report }) => report),
            0.5,
          ),
        ),
        unit: 'ms',
      },
      {
        name: 'start to report, p99',
        value: round(
          quantile(
            milliseconds.map(({ report }) => report),
            0.99,
          ),
        ),
        unit: 'ms',
      },
      {
        name: 'start to PDF, p99',
        value: round(
          quantile(
            milliseconds.map(({ pdf }) => pdf),
            0.99,
          ),
        ),
        unit: 'ms',
      },
    ];
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
