import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appVersionIn, compareVersions, isAtLeast, isVersion } from './version.ts';

describe('app version (spec 000 §5)', () => {
  it.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Senado/6.4.0', '6.4.0'],
    [
      'Mozilla/5.0 (Linux; Android 14) Chrome/120.0.6099.230 senado/10.2.3.4 NetType/WIFI',
      '10.2.3.4',
    ],
    ['Mozilla/5.0 Chrome/120.0.6099.230', null],
    ['Senado/6.4', null],
    ['Senado/6.4.0b', null],
    ['NotSenado/6.4.0', null],
    ['', null],
  ])('reads from "%s": %s', (userAgent, version) => {
    expect(appVersionIn(userAgent)).toBe(version);
  });
  it.each([
    ['4.3.0', '4.3.0', 0],
    ['4.2.9', '4.3.0', -1],
    ['4.3.1', '4.3.0', 1],
    ['4.10.0', '4.9.9', 1],
    ['4.3.0.0', '4.3.0', 0],
    ['4.3.0', '4.3.0.1', -1],
    ['4.3', '4.3.0', null],
    ['4.3.0', '4.3', null],
    ['', '4.3.0', null],
    ['4.x.0', '4.3.0', null],
  ] as const)('compares %s with %s: %s', (a, b, order) => {
    expect(compareVersions(a, b)).toBe(order);
  });
  it.each([
    ['6.4.0', true],
    ['6.3.9', false],
    ['7.0.0', true],
    ['6.4', false],
    [null, false],
    [undefined, false],
  ])('%s reaches 6.4.0: %s', (version, reaches) => {
    expect(isAtLeast(version, '6.4.0')).toBe(reaches);
  });
  it('compares a version by its three parts', () => {
    expect([isVersion('1.2.3'), isVersion('1.2'), isVersion('1.2.')]).toEqual([true, false, false]);
  });
  it('orders any two versions one way', () => {
    const version = fc
      .array(fc.nat(99), { minLength: 3, maxLength: 5 })
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(compareVersions(a, b)! + compareVersions(b, a)!).toBe(0);
      }),
    );
  });
});
