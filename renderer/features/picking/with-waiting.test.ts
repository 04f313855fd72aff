import { describe, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { KeptScan } from '../../lib/storage-picks.ts';
import type { Line, Pick } from './queries.ts';
import { lineFor, withWaiting } from './with-waiting.ts';

const SOAP = '4006381333931';
const line = (orderId: string, more: Partial<Line> = {}): Line => ({
  orderId: asId<OrderId>(orderId),
  lineId: 'soap',
  productId: asId('soap'),
  name: 'Soap',
  sku: '',
  options: '',
  ean: SOAP,
  shelf: 'A2',
  wanted: 1,
  picked: 0,
  short: 0,
  left: 1,
  reason: null,
  ...more,
});
const pick = (lines: Line[]): Pick => ({
  pickId: asId('p-1'),
  storeId: asId('s-1'),
  beganAt: instant(0),
  orders: [],
  lines,
});
const scan = (more: Partial<KeptScan> = {}): KeptScan => ({
  requestId: asId('r'),
  owner: 'm-1/ana',
  storeId: asId('s-1'),
  pickId: asId('p-1'),
  at: instant(0),
  ean: SOAP,
  number: '',
  name: '',
  isTried: false,
  state: 'WAITS',
  sentence: '',
  ...more,
});
const counts = ({ lines }: Pick) =>
  lines.map(({ picked, left, short }) => [picked, left, short].join());

describe('a list with what was picked offline', () => {
  it('counts each scan for the first order that still wants the goods', () => {
    const list = pick([line('1'), line('2')]);
    expect(counts(withWaiting(list, [scan()]))).toEqual(['1,0,0', '0,1,0']);
    expect(counts(withWaiting(list, [scan(), scan()]))).toEqual(['1,0,0', '1,0,0']);
    expect(counts(withWaiting(list, [scan(), scan(), scan()]))).toEqual(['1,0,0', '1,0,0']);
  });

  it('counts pieces by hand for their line, and finds what was missing', () => {
    const list = pick([line('1'), line('2', { short: 1, left: 0 })]);
    const { ean, ...byHand } = scan({ orderId: asId('2'), lineId: 'soap' });
    expect(counts(withWaiting(list, [byHand]))).toEqual(['0,1,0', '1,0,0']);
    expect(ean).toBe(SOAP);
  });

  it('leaves scans of another list alone', () => {
    expect(counts(withWaiting(pick([line('1')]), [scan({ pickId: asId('p-2') })]))).toEqual([
      '0,1,0',
    ]);
  });

  it('knows no place for what the list does not want', () => {
    expect(lineFor(pick([line('1')]), { ean: '96385074' })).toBeNull();
    expect(lineFor(pick([line('1', { picked: 1, left: 0 })]), { ean: SOAP })).toBeNull();
  });
});
