import { describe, expect, it } from 'vitest';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { plus } from '#shared/kernel/time.ts';
import { voucherCode } from '#shared/voucher/code.ts';
import { ITEMS_MOST, scannedOf } from './confirm.ts';
import { startState, type Card } from './state.ts';
import { aCard, aStage, aVoucher, CODES, START, voucherId } from './test-till.ts';

const FOUR = [0, 1, 2, 3].map((index) => aVoucher(index, { scanned: index === 2 }));
/** Of no voucher that a card lists. */
const UNLISTED = voucherCode('00000000009');
const booking = (partySize: number) => ({ at: plus(START, 1), partySize, storeId: null });
const chosen = (card: Partial<Card>) =>
  Object.keys(scannedOf(startState(), aCard({ isTable: true, vouchers: FOUR, ...card })));

describe('a table that is scanned (decision GA8)', () => {
  it('has all its vouchers chosen, or one for each booked guest: that which was scanned among them', () => {
    expect(chosen({}).toSorted()).toEqual([0, 1, 2, 3].map(voucherId));
    expect(chosen({ booking: booking(2) })).toEqual([voucherId(2), voucherId(0)]);
    expect(chosen({ booking: booking(99) })).toHaveLength(4);
  });

  it('leaves out what cannot be used, and never chooses more than one confirm holds', () => {
    const [first, ...others] = FOUR;
    expect(chosen({ vouchers: [{ ...first!, redeemable: false }, ...others] })).not.toContain(
      voucherId(0),
    );
    const many = Array.from({ length: 14 }, (_, place) => ({
      ...aVoucher(0),
      voucherId: voucherId(place),
      scanned: place === 13,
    }));
    expect(chosen({ vouchers: many })).toHaveLength(ITEMS_MOST);
    expect(chosen({ vouchers: many })).toContain(voucherId(13));
  });

  it('is chosen by its scan alone: of one that was searched for, and of another deal, nothing more is', () => {
    expect(chosen({ vouchers: FOUR.map((one) => ({ ...one, scanned: false })) })).toEqual([]);
    expect(chosen({ isTable: false })).toEqual([voucherId(2)]);
  });

  it('joins a batch whole; brought up to date it keeps what the clerk has unticked', () => {
    const till = aStage();
    till.open({ vouchers: [aVoucher(0, { voucherId: voucherId(9), codeMask: '' })] }, CODES[3]);
    till.tell({ type: 'addAnother' });
    const table = { orderId: asId<OrderId>('order-2'), isTable: true };
    till.scan(CODES[2]);
    till.found({ ...table, vouchers: FOUR.slice(0, 3) });
    const ofTable = () =>
      till.phase.name === 'batch' ? Object.keys(till.phase.entries[1]!.selection).toSorted() : [];
    expect(ofTable()).toEqual([0, 1, 2].map(voucherId));
    till.tell({ type: 'chosen', voucherId: voucherId(0), times: 0 });
    till.scan(UNLISTED);
    till.found({
      ...table,
      vouchers: FOUR.map((one, place) => ({ ...one, scanned: place === 3 })),
    });
    expect(ofTable()).toEqual([1, 2, 3].map(voucherId));
  });
});
