import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/kernel/time.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import type { VoucherFacts } from './voucher-repo.ts';
import { voucherRefusal } from './rules.ts';
import { faceOf, firstShares, settleOf } from '../catalogue/group/settlement.ts';
import { undoRefusal } from './undo-rules.ts';

const NOON = instant(Date.parse('2026-11-21T12:00:00+08:00'));

const aVoucher = (more: Partial<VoucherFacts> = {}): VoucherFacts => ({
  merchantId: asId('m'),
  id: asId('v'),
  orderId: asId('o'),
  productId: asId('p'),
  code: '123456789012',
  status: 1,
  timesTotal: 1,
  timesUsed: 0,
  amount: cents(1000),
  amountUsed: cents(0),
  validFrom: instant(NOON - DAY),
  validTo: instant(NOON + DAY),
  paidState: 1,
  userId: 'u',
  productName: { zh: '', en: '' },
  storeIds: [asId('s')],
  useTime: { hours: [], weekdays: [], blackoutDays: [] },
  isBlocked: false,
  commissionBp: 1000,
  needsBooking: false,
  booking: null,
  ...more,
});
const reason = (more: Partial<VoucherFacts>, times = 1) =>
  voucherRefusal(aVoucher(more), { storeId: 's', times, now: NOON })?.reason ?? null;

/** Every fault at once; taking the first away must bring the next to light: the order of decision B11. */
const FAULTS: [string, Partial<VoucherFacts>][] = [
  ['WRONG_STORE', { storeIds: [] }],
  ['NOT_PAID', { paidState: 0 }],
  ['REFUNDING', { status: 5 }],
  ['EXPIRED', { validTo: instant(NOON - 1) }],
  ['BLACKOUT_DAY', { useTime: { hours: [], weekdays: [], blackoutDays: ['2026-11-21' as never] } }],
  ['PRODUCT_BLOCKED', { isBlocked: true }],
  ['BOOKING_MISSING', { needsBooking: true }],
];

describe('checks of a voucher (decision B11)', () => {
  it('come in the documented order', () => {
    FAULTS.forEach(([name], index) => {
      expect(
        reason(
          Object.assign(
            {},
            ...FAULTS.slice(index).map(([, fault]) => fault),
          ) as Partial<VoucherFacts>,
        ),
      ).toBe(name);
    });
    expect(reason({})).toBeNull();
  });

  it('ask for a booking only where one is needed and none was made', () => {
    expect(
      reason({ needsBooking: true, booking: { at: NOON, partySize: 2, storeId: null } }),
    ).toBeNull();
    expect(reason({ needsBooking: false })).toBeNull();
  });

  it('distinguish used up from too many', () => {
    expect(reason({ status: 2, timesUsed: 1 })).toBe('ALREADY_USED');
    expect(reason({ timesTotal: 5, timesUsed: 3 }, 3)).toBe('NO_TIMES_LEFT');
    expect(reason({ timesTotal: 5, timesUsed: 3 }, 2)).toBeNull();
  });
});

describe('money of uses', () => {
  it('is what the one way of splitting gives, use by use', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 60 }), (amount, total) => {
        const parts = prorate(
          cents(amount),
          Array.from({ length: total }, () => 1),
        );
        parts.forEach((_, uses) => {
          expect(firstShares(cents(amount), total, uses)).toBe(
            parts.slice(0, uses).reduce<number>((sum, part) => sum + part, 0),
          );
        });
      }),
    );
  });

  it('sums to the amount, whatever is used and taken back in between', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.boolean(), { maxLength: 80 }),
        (amount, total, moves) => {
          let [used, amountUsed] = [0, 0];
          const taken: number[] = [];
          const take = (): void => {
            const face = faceOf(
              {
                amount: cents(amount),
                amountUsed: cents(amountUsed),
                timesTotal: total,
                timesUsed: used,
              },
              1,
            );
            [used, amountUsed] = [used + 1, amountUsed + face];
            taken.push(face);
          };
          for (const isTake of moves) {
            if (isTake && used < total) take();
            else if (!isTake && taken.length > 0)
              [used, amountUsed] = [
                used - 1,
                amountUsed - taken.splice(Math.floor(taken.length / 2), 1)[0]!,
              ];
          }
          for (let left = total - used; left > 0; left -= 1) take();
          expect(amountUsed).toBe(amount);
        },
      ),
    );
  });

  it('leaves the merchant nine tenths, half-up', () => {
    expect([
      settleOf(cents(3800), 1000),
      settleOf(cents(5), 1000),
      settleOf(cents(0), 1000),
    ]).toEqual([3420, 4, 0]);
  });
});

describe('undo (decision B7)', () => {
  const asked = { at: NOON, role: 'cashier', isSameDevice: true, cycles: 0, now: NOON } as const;

  it('is for ten minutes at the device for cashiers, 24 hours and before settlement for managers', () => {
    expect(undoRefusal({ ...asked, now: instant(NOON + 10 * MINUTE) })).toBeNull();
    expect(undoRefusal({ ...asked, now: instant(NOON + 10 * MINUTE + 1) })).toBe('UNDO_EXPIRED');
    expect(undoRefusal({ ...asked, isSameDevice: false })).toBe('UNDO_OTHER_DEVICE');
    expect(
      undoRefusal({
        ...asked,
        role: 'manager',
        isSameDevice: false,
        now: instant(NOON + 21 * HOUR),
      }),
    ).toBeNull();
    expect(undoRefusal({ ...asked, role: 'owner', now: instant(NOON + 22 * HOUR) })).toBe(
      'UNDO_SETTLED',
    );
    expect(undoRefusal({ ...asked, role: 'auditor' })).toBe('NO_PERMISSION');
    expect(undoRefusal({ ...asked, cycles: 10 })).toBe('UNDO_CYCLES');
  });
});
