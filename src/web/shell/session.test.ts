import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logidPattern } from '#contract/typed.ts';
import { memoryShelf } from './device.ts';
import { forgetSession, knownLogid, knownUid, readSession, writeSession } from './session.ts';

function openTab(search = '') {
  const shelf = memoryShelf();
  vi.stubGlobal('sessionStorage', shelf);
  vi.stubGlobal('location', { search });
  return shelf;
}

afterEach(() => vi.unstubAllGlobals());

describe('what the visit keeps', () => {
  it('stands under the prefix of the specification', () => {
    const shelf = openTab();
    for (const key of ['logid', 'gtag-state', 'coutinent-code', 'token', 'reloaded-for-chunk'] as const) {
      writeSession(key, key);
      expect(shelf.getItem(`IQ-${key}`)).toBe(key);
      expect(readSession(key)).toBe(key);
      forgetSession(key);
      expect(readSession(key)).toBeUndefined();
    }
  });

  it('is nothing where the browser refuses a store, and no screen breaks', () => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeSession('logid', 'abcdefgh');
    forgetSession('logid');
    expect(readSession('logid')).toBeUndefined();
  });
});

describe('the id of the visit', () => {
  it('in the address wins over the kept one', () => {
    openTab('?logid=fromaddress').setItem('IQ-logid', 'fromsession');
    expect(knownLogid()).toBe('fromaddress');
  });

  it('is never one that a header cannot carry, whoever wrote it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (address, session) => {
        openTab(`?${new URLSearchParams({ logid: address.toWellFormed() })}`).setItem('IQ-logid', session);
        const id = knownLogid();
        if (id !== undefined) expect(new Headers({ logid: id }).get('logid')).toMatch(logidPattern);
      }),
    );
    openTab('?logid=日本').setItem('IQ-logid', 'fromsession');
    expect(knownLogid()).toBe('fromsession');
  });
});

it('who is signed in is said by the number of the account, and a guest is one', () => {
  const shelf = openTab();
  expect(knownUid()).toBe('guest');
  shelf.setItem('IQ-token', '01JD3Q8Z6H4V9X2M7K5R0T1W3YABCDEFGHJKMN');
  expect(knownUid()).toBe('01JD3Q8Z6H4V9X2M7K5R0T1W3YABCDEFGHJKMN');
  for (const other of ['held', '日本', '']) {
    shelf.setItem('IQ-token', other);
    expect(knownUid()).toBe('guest');
  }
});
