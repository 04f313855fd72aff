import { expect, it } from 'vitest';
import { networkOf, sourceSeal } from './code-source.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('is kept as a digest that another installation makes differently', () => {
  const one = sourceSeal({ identity: 'a' }, '203.0.113.7');
  expect(one).toBe(sourceSeal({ identity: 'a' }, '::ffff:203.0.113.7'));
  expect(one).not.toBe(sourceSeal({ identity: 'b' }, '203.0.113.7'));
  expect(one).not.toContain('203');
});
