import type { BrowserContext, Page, Request } from 'playwright-core';
import { TestRunner } from 'vitest';

/** The last of what a person's pages asked for and printed: enough to see why a step never came. */
const mostLines = 25;

/**
 * Where the test that opened this fails, what its person saw is printed: the address, what was said aloud, and what the
 * network did last. Nothing for a person who was there before the tests.
 */
export function tellWhenFailed(context: BrowserContext): void {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const lines: string[] = [];
  const tell = (line: string) => {
    lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`);
    if (lines.length > mostLines) lines.shift();
  };
  const waiting = new Set<Request>();
  context.on('request', (request) => {
    waiting.add(request);
    if (!isFile(request.url())) tell(`-> ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (!isFile(response.url())) tell(`<- ${response.status()} ${response.url()}`);
  });
  context.on('requestfinished', (request) => waiting.delete(request));
  context.on('requestfailed', (request) => {
    waiting.delete(request);
    tell(`!! ${request.failure()?.errorText} ${request.url()}`);
  });
  context.on('console', (message) => tell(`${message.type()}: ${message.text()}`));
  context.on('weberror', (failure) => tell(`thrown: ${failure.error().stack}`));
  test.context.onTestFailed(async () => {
    const seen = await Promise.all(context.pages().map((page) => seenOn(page)));
    const open = [...waiting].map((request) => `waits for ${request.url()}`);
    // Not by the console, whose errors some tests forbid.
    process.stderr.write(`${[...seen, ...lines, ...open].join('\n')}\n`);
  });
}

const isFile = (url: string) => /\/(?:assets|pictures)\//.test(url);

async function seenOn(page: Page): Promise<string> {
  const said = page.locator('h1, [role="status"], [role="alert"], .notice');
  const texts = await said.allInnerTexts().catch((problem: unknown) => [String(problem)]);
  return [page.url(), ...texts.filter((text) => text.trim() !== '')].join('\n  ');
}
