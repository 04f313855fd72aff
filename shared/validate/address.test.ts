import { describe, expect, it } from 'vitest';
import { address, type AddressForm } from './address.ts';
import { visiblePlaces } from './place-blacklist.ts';

const form = (over: Partial<AddressForm> = {}): AddressForm => ({
  contactName: '陳大文',
  title: 'Mr',
  region: '853',
  phone: '66880001',
  mapAddress: '氹仔廣東大馬路',
  detail: '3 座 12 樓 B',
  ...over,
});

describe('the address form (spec 001 §5)', () => {
  it.each([
    [{ contactName: ' ' }, { ok: false, reason: 'name' }],
    [{ phone: '' }, { ok: false, reason: 'phone', phone: 'empty' }],
    [{ phone: '6688000' }, { ok: false, reason: 'phone', phone: 'length' }],
    [{ region: '86' }, { ok: false, reason: 'phone', phone: 'length' }],
    [{ mapAddress: '' }, { ok: false, reason: 'mapAddress' }],
    [{ detail: '　' }, { ok: false, reason: 'detail' }],
    [{}, { ok: true }],
    [{ region: '86', phone: '13812345678' }, { ok: true }],
  ] as const)('%o', (over, expected) => {
    expect(address(form(over), [])).toEqual(expected);
  });
  it('does not save an address twice, however it is typed', () => {
    const saved = [form({ id: 'a1' })];
    expect(address(form(), saved)).toEqual({ ok: false, reason: 'duplicate' });
    expect(
      address(
        form({ phone: '6688 0001', detail: ' ３座 12 樓 b '.replace('３座', '３ 座') }),
        saved,
      ),
    ).toEqual({ ok: false, reason: 'duplicate' });
    expect(address(form({ id: 'a2' }), saved)).toEqual({ ok: false, reason: 'duplicate' });
    for (const other of [
      { contactName: '李小姐' },
      { phone: '66880002' },
      { region: '852' },
      { mapAddress: '路環' },
      { detail: '4 座' },
    ] as const)
      expect(address(form(other), saved)).toEqual({ ok: true });
  });
  it('lets an address be saved again as itself', () => {
    expect(address(form({ id: 'a1' }), [form({ id: 'a1' })])).toEqual({ ok: true });
    expect(address(form(), [{ ...form(), detail: '5 座' }])).toEqual({ ok: true });
  });
});

describe('places that address search hides (spec 001 §5)', () => {
  const shop = { name: '大學小賣部', address: '大學大馬路', district: '氹仔' };
  const bus = { name: '巴士站', address: '渡假村穿梭巴士 2 號位', district: '路氹' };
  const square = { name: '議事亭前地', address: '新馬路', district: '大堂區' };
  const unknown = { name: '議事亭前地', address: '新馬路' };
  const places = [shop, bus, square, unknown];

  it('hides a blocked name in name or address', () => {
    expect(visiblePlaces(places, { names: ['小賣部', '穿梭巴士'], addresses: [] })).toEqual([
      square,
      unknown,
    ]);
    expect(visiblePlaces(places, { names: [''], addresses: [] })).toEqual(places);
  });
  it('matches the backend list by name and district, and leaves entries without a district out', () => {
    expect(
      visiblePlaces(places, { names: [], addresses: [{ name: '議事亭前地', district: '大堂區' }] }),
    ).toEqual([shop, bus, unknown]);
    expect(
      visiblePlaces(places, {
        names: [],
        addresses: [
          { name: '議事亭前地', district: '氹仔' },
          { name: '議事亭', district: '大堂區' },
        ],
      }),
    ).toEqual(places);
    expect(
      visiblePlaces(places, {
        names: [],
        addresses: [
          { name: '議事亭前地' },
          { name: '議事亭前地', district: '' },
          { name: '議事亭前地', district: null },
        ],
      }),
    ).toEqual(places);
  });
});
