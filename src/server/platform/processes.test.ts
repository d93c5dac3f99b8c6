import { expect, it } from 'vitest';
import { processesOf, processNumber, roleAmong } from './processes.ts';

it('counts one process where no more are wanted, or could not share a database', () => {
  const DATABASE_URL = 'postgresql://localhost/x';
  expect(processesOf({ DATABASE_URL })).toBe(1);
  expect(processesOf({ DATABASE_URL, PROCESSES: '' })).toBe(1);
  expect(processesOf({ DATABASE_URL, PROCESSES: '3' })).toBe(3);
  expect(processesOf({ PROCESSES: '3' })).toBe(1);
  // Whoever reads all settings says what is wrong with it.
  expect(processesOf({ DATABASE_URL, PROCESSES: 'many' })).toBe(1);
});

it('leaves jobs to the first of several', () => {
  expect(processNumber()).toBeUndefined();
  expect(['all', 'site', 'pay', 'work'].map((role) => roleAmong(role))).toEqual([
    'all',
    'site',
    'pay',
    'work',
  ]);
  expect(['all', 'site', 'pay', 'work'].map((role) => roleAmong(role, 1))).toEqual([
    'all',
    'site',
    'pay',
    'work',
  ]);
  expect(['all', 'site', 'pay', 'work'].map((role) => roleAmong(role, 2))).toEqual([
    'site',
    'site',
    'pay',
    'pay',
  ]);
});
