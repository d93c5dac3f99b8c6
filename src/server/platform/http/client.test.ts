import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf, networkOf } from './client.ts';

const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const group = (length: number) => fc.array(part, { minLength: length, maxLength: length });

describe('who asks, by an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:2525', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::'],
    ['2001:db8::7%eth0', '2001:db8::'],
    ['2001:DB8:0:0:1::7', '2001:db8::'],
    ['', 'nameless'],
    ['example.org', 'nameless'],
    ['203.0.113.7.', 'nameless'],
  ])('%s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });

  it('is one for every host of a household, and another next door', () => {
    fc.assert(
      fc.property(group(4), group(4), group(4), (net, one, other) => {
        const [first, second] = [one, other].map((host) => [...net, ...host].join(':')) as [string, string];
        expect(clientOf(first)).toBe(clientOf(second));
        expect(networkOf(first)).toBe(networkOf(second));
      }),
    );
    expect(clientOf('2001:db8:0:1::7')).not.toBe(clientOf('2001:db8:0:2::7'));
    expect(networkOf('2001:db8:0:1::7')).toBe(networkOf('2001:db8:0:2::7'));
    expect(networkOf('2001:db8:1::7')).not.toBe(networkOf('2001:db8:2::7'));
  });

  it('shares a network with its neighbours of IPv4', () => {
    expect(networkOf('203.0.113.7')).toBe(networkOf('::ffff:203.0.113.200'));
    expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.114.7'));
  });
});
