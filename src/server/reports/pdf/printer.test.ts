import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { processesOf } from '#tests/support/children.ts';
import { pdfFixture } from '#tests/support/printed.ts';
import { PdfError } from './compile.ts';
import { createPdfPress } from './render.ts';

vi.setConfig({ testTimeout: 60_000 });

const input = { ...pdfFixture('EN'), report: { ...pdfFixture('EN').report, parts: [], closing: [] } };

/** A press, and the processes that it has now. */
function opened(mostResidentBytes?: number) {
  const press = createPdfPress(mostResidentBytes);
  onTestFinished(press.close);
  return { press, running: () => processesOf('reports/pdf/worker.ts') };
}

/** Kills a process, and waits until its end has been seen here. */
async function broken([pid]: readonly number[]): Promise<void> {
  process.kill(pid as number, 'SIGKILL');
  await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), { timeout: 10_000 });
}

afterEach(() => vi.unstubAllEnvs());

describe.runIf(process.platform === 'linux')('a process that prints', () => {
  it('is told no secret of the site', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_of_the_site');
    const { press, running } = opened();
    await press.report(input);
    const [pid] = running();
    expect(pid).toBeDefined();
    const told = readFileSync(`/proc/${pid}/environ`, 'utf8');
    expect(told).toContain('PATH=');
    expect(told).not.toContain('sk_live_of_the_site');
  });

  it('ends its document and nothing else when it breaks', async () => {
    const { press, running } = opened();
    const before = await press.report(input);
    const [first] = running();
    const broken = press.report(input);
    process.kill(first as number, 'SIGKILL');
    await expect(broken).rejects.toThrow(PdfError);
    expect(Buffer.compare(before, await press.report(input))).toBe(0);
    expect(running()).not.toContain(first);
  });

  it('is missed by nobody when it breaks with nothing to do', async () => {
    const { press, running } = opened();
    const before = await press.report(input);
    await broken(running());
    expect(Buffer.compare(before, await press.report(input))).toBe(0);
    await broken(running());
    await press.close();
  });

  it('gives all of its memory back when it holds too much, and another one goes on', async () => {
    const { press, running } = opened(1);
    const first = await press.report(input);
    await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 10_000 });
    expect(press.taken().residentBytes).toBe(0);
    expect(Buffer.compare(first, await press.report(input))).toBe(0);
  });

  it('stays for the next document otherwise, and ends with the press', async () => {
    const { press, running } = opened();
    await press.report(input);
    const first = running();
    expect(press.taken().residentBytes).toBeGreaterThan(50e6);
    await press.report(input);
    expect(running()).toEqual(first);
    await press.close();
    expect(running()).toEqual([]);
  });
});
