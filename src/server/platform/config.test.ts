import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { OperatorError } from './errors.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'sixgates-config-'));
const SECRET = 'only for tests, and long enough so';

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({ DATA_DIR, PORT: '' })).toMatchObject({
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      role: 'all',
      mailboxShown: true,
      rateLimits: true,
    });
  });

  it('takes a seller of one line', () => {
    expect(readSettings({ DATA_DIR, SELLER_NAME: ' Sixgates Ltd ' }).sellerName).toBe('Sixgates Ltd');
    expect(() => readSettings({ DATA_DIR, SELLER_NAME: 'Sixgates Ltd\nDublin' })).toThrow(
      'SELLER_NAME must be one line.',
    );
  });

  it('says everything that is wrong at once, a sentence each, and never the value', () => {
    const read = () =>
      readSettings({
        DATA_DIR,
        PORT: 'http',
        ROLE: 'boss',
        DEFAULT_EXAM: 'IQ',
        DATABASE_URL: 'mysql://me:pass@host/db',
        SECRET: 'short',
      });
    expect(read).toThrow(OperatorError);
    let said = '';
    try {
      read();
    } catch (problem) {
      said = (problem as Error).message;
    }
    expect(said.split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'DEFAULT_EXAM must be SUBS- and a number.',
      'DATABASE_URL must be an address such as postgresql://name:password@host:5432/database.',
      'SECRET must have at least 32 characters, and be random.',
      'ROLE must be one of all, site, pay, work.',
    ]);
  });

  it('lets several processes answer only where they share a database', () => {
    expect(() => readSettings({ DATA_DIR, PROCESSES: '2' })).toThrow(
      'PROCESSES can be more than 1 only beside DATABASE_URL: the embedded database belongs to one.',
    );
    const shared = { DATA_DIR, SECRET, DATABASE_URL: 'postgresql://localhost/x' };
    expect(readSettings({ ...shared, PROCESSES: '2' }).processes).toBe(2);
    expect(() => readSettings({ ...shared, PROCESSES: '0' })).toThrow(
      'PROCESSES must be a whole number from 1 to 64.',
    );
  });

  it('wants a shared secret beside a shared database', () => {
    expect(() => readSettings({ DATA_DIR, DATABASE_URL: 'postgresql://localhost/x' })).toThrow(
      /SECRET must be set/,
    );
    expect(readSettings({ DATA_DIR, DATABASE_URL: 'postgresql://localhost/x', SECRET }).secret).toBe(SECRET);
  });

  it('speaks to a database elsewhere only as its operator has chosen', () => {
    const read =
      (DATABASE_URL: string, NODE_ENV = 'production') =>
      () =>
        readSettings({ DATA_DIR, SECRET, DATABASE_URL, NODE_ENV });
    expect(read('postgresql://name:word@db.internal/x')).toThrow(/sslmode/);
    expect(read('postgresql://name:word@db.internal/x', 'test')).not.toThrow();
    for (const url of [
      'postgresql://name:word@db.internal/x?sslmode=verify-full',
      'postgresql://name:word@db.internal/x?sslmode=disable',
      'postgresql://name:word@localhost/x',
      'postgresql:///x?host=/run/postgresql',
    ])
      expect(read(url)).not.toThrow();
  });

  it('keeps one secret in the data folder, for its owner only', () => {
    const { secret } = readSettings({ DATA_DIR });
    expect(secret).toHaveLength(43);
    expect(readSettings({ DATA_DIR }).secret).toBe(secret);
    expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8')).toBe(secret);
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('shows the mailbox to nobody but the one at this machine', () => {
    const shown = (env: Record<string, string>) => readSettings({ DATA_DIR, ...env }).mailboxShown;
    expect(shown({ NODE_ENV: 'production' })).toBe(false);
    expect(shown({ PUBLIC_URL: 'https://tests.example' })).toBe(false);
    expect(shown({ NODE_ENV: 'production', MAILBOX: 'shown' })).toBe(true);
    expect(shown({ HOST: '0.0.0.0' })).toBe(false);
    expect(() => shown({ MAILBOX: 'shown', PUBLIC_URL: 'https://tests.example' })).toThrow(/MAILBOX/);
    expect(() => shown({ MAILBOX: 'shown', HOST: '0.0.0.0' })).toThrow(/MAILBOX/);
  });

  it('says which folder cannot be used', () => {
    expect(() => readSettings({ DATA_DIR: '/dev/null/data' })).toThrow(
      /^DATA_DIR \(\/dev\/null\/data\) cannot be used/,
    );
  });
});
