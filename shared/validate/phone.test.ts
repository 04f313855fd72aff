import { describe, expect, it } from 'vitest';
import { phone, phoneWithRegion } from './phone.ts';

describe('phones by region (spec 000 §5)', () => {
  it.each([
    ['66880001', '853', { ok: true, number: '66880001' }],
    ['6688 0001', '853', { ok: true, number: '66880001' }],
    ['６６８８０００１', '852', { ok: true, number: '66880001' }],
    ['13812345678', '86', { ok: true, number: '13812345678' }],
    ['6688000', '853', { ok: false, reason: 'length' }],
    ['668800011', '853', { ok: false, reason: 'length' }],
    ['1381234567', '86', { ok: false, reason: 'length' }],
    ['12812345678', '86', { ok: false, reason: 'start' }],
    ['138123456789', '86', { ok: false, reason: 'length' }],
    ['19912345678', '86', { ok: true, number: '19912345678' }],
    ['', '853', { ok: false, reason: 'empty' }],
    ['6688000a', '853', { ok: false, reason: 'notDigits' }],
  ] as const)('%s in %s', (value, region, expected) => {
    expect(phone(value, region)).toEqual(expected);
  });
  it.each(['853', '852', '86'] as const)('allows empty in %s when not required', (region) => {
    expect(phone(' ', region, { required: false })).toEqual({ ok: true, number: '' });
    expect(phone('12', region, { required: false })).toEqual({ ok: false, reason: 'length' });
  });
  it('takes every mainland number that starts with 1 when the wider pattern is asked for', () => {
    expect(phone('12812345678', '86', { mainland: 'any' })).toEqual({
      ok: true,
      number: '12812345678',
    });
    expect(phone('22812345678', '86', { mainland: 'any' })).toEqual({ ok: false, reason: 'start' });
    expect(phone('62812345', '853', { mainland: 'any' })).toEqual({ ok: true, number: '62812345' });
  });
});

describe('phones that carry their region', () => {
  it.each([
    ['86-13812345678', '86', '13812345678'],
    ['+86 138 1234 5678', '86', '13812345678'],
    ['008613812345678', '86', '13812345678'],
    ['853-6688 0001', '853', '66880001'],
    ['+85366880001', '853', '66880001'],
    ['852-91234567', '852', '91234567'],
    ['13812345678', '86', '13812345678'],
    ['66880001', '853', '66880001'],
    ['8521-2345', '853', '85212345'],
    ['8531 2345', '853', '85312345'],
    ['85366880001', '853', '66880001'],
    ['85291234567', '852', '91234567'],
    ['8613812345678', '86', '13812345678'],
    ['8612-3456', '853', '86123456'],
    ['138-1234-5678', '86', '13812345678'],
  ])('%s is a phone of %s', (value, region, number) => {
    expect(phoneWithRegion(value)).toEqual({ ok: true, region, number });
  });
  it.each([
    ['86-1381234567', 'length'],
    ['86-', 'empty'],
    ['', 'empty'],
    ['853-6688000a', 'notDigits'],
    ['+86 22812345678', 'start'],
    ['9912345', 'length'],
  ])('%s is refused: %s', (value, reason) => {
    expect(phoneWithRegion(value)).toEqual({ ok: false, reason });
  });
});
