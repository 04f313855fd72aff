import { describe, expect, it } from 'vitest';
import { phone } from './phone.ts';

describe('phones by region (spec 000 §5)', () => {
  it.each([
    ['66880001', '853', { ok: true, number: '66880001' }], ['6688 0001', '853', { ok: true, number: '66880001' }], ['６６８８０００１', '852', { ok: true, number: '66880001' }], ['13812345678', '86', { ok: true, number: '13812345678' }],
    ['6688000', '853', { ok: false, reason: 'length' }], ['668800011', '853', { ok: false, reason: 'length' }], ['1381234567', '86', { ok: false, reason: 'length' }], ['12812345678', '86', { ok: false, reason: 'start' }],
    ['', '853', { ok: false, reason: 'empty' }], ['6688000a', '853', { ok: false, reason: 'notDigits' }],
  ] as const)('%s in %s', (value, region, expected) => {
    expect(phone(value, region)).toEqual(expected);
  });
  it('allows empty when not required', () => {
    expect(phone(' ', '86', { required: false })).toEqual({ ok: true, number: '' });
  });
});
