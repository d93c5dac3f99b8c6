import { describe, expect, it } from 'vitest';
import { describeError, scrub } from './scrub.ts';

describe('scrub', () => {
  it('takes mailbox addresses and keys out', () => {
    const key = 'Fc8FDGfv2aZBXSF0DeLyAcLP65jKLrP_N9bPAyOC8Bg';
    expect(scrub(`to <anna.k@example.org>, key ${key}: refused`)).toBe(
      'to <[mailbox]>, key [token]: refused',
    );
  });
});

describe('describeError', () => {
  it('tells a failed query without its values, and what the database said', () => {
    const cause = Object.assign(new Error('value of anna@example.org too long'), { code: '22001' });
    const failed = Object.assign(new Error('Failed query: insert … params: anna@example.org', { cause }), {
      query: 'insert into mails values ($1)',
      params: ['anna@example.org'],
    });
    const said = describeError(failed);
    expect(JSON.stringify(said)).not.toContain('anna@');
    expect(said).toMatchObject({
      message: 'Failed query: insert into mails values ($1)',
      cause: { code: '22001', message: 'value of [mailbox] too long' },
    });
  });
});
