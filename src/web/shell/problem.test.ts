import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.ts';

const response = {
  result: 10303,
  name: 'answersLocked',
  message: 'Locked.',
  requestId: 'r',
  next: 'result' as const,
};

describe('what became of a call', () => {
  it('hands on what the server said', () => {
    expect(problemOf({ ok: false, kind: 'refused', status: 200, response })).toEqual({
      kind: 'said',
      message: 'Locked.',
      name: 'answersLocked',
      next: 'result',
      reference: 'r',
    });
  });

  it('tells apart the network, the wait and our own fault', () => {
    expect(problemOf({ ok: false, kind: 'network' }).kind).toBe('disconnected');
    expect(problemOf({ ok: false, kind: 'aborted' }).kind).toBe('disconnected');
    expect(problemOf({ ok: false, kind: 'timeout' }).kind).toBe('unstable');
    expect(problemOf({ ok: false, kind: 'badStatus', status: 502, response: '' }).kind).toBe('failed');
    expect(problemOf({ ok: false, kind: 'refused', status: 500, response }).kind).toBe('failed');
    expect(problemOf({ ok: false, kind: 'refused', status: 429, response }).kind).toBe('tooMany');
  });
});
