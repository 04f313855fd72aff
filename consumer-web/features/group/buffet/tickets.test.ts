import { expect, it } from 'vitest';
import { voucherStatus } from '#shared/codes/group-order.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant } from '#shared/kernel/time.ts';
import type { GroupOrder, Voucher } from '../model.ts';
import { isBuffet, tableOf } from './tickets.ts';

const { valid, used, refunded } = voucherStatus.codes;
const ticket = (id: string, status: number, at?: number): Voucher => ({
  voucherId: asId(id),
  code: '350512340945',
  status,
  timesTotal: 1,
  timesUsed: at === undefined ? 0 : 1,
  amount: cents(100),
  validFrom: instant(0),
  validTo: instant(9),
  uses: at === undefined ? [] : [{ at: instant(at), storeName: 'NAPE', times: 1, refunded: null }],
});
const order = (category: string, vouchers: Voucher[]): GroupOrder =>
  ({ productList: [{ category }], vouchers }) as unknown as GroupOrder;

it('several tickets of a buffet share one code', () => {
  const two = [ticket('a', valid), ticket('b', valid)];
  expect(isBuffet(order('buffet', two))).toBe(true);
  expect(isBuffet(order('buffet', two.slice(1)))).toBe(false);
  expect(isBuffet(order('food', two))).toBe(false);
});

it('the code is of the first ticket that waits; who came is counted, who went back is out', () => {
  const table = tableOf(
    order('buffet', [
      ticket('a', used, 5),
      ticket('b', refunded),
      ticket('c', valid),
      ticket('d', valid),
    ]),
  );
  expect(table).toMatchObject({ waitingCount: 2, arrivedCount: 1, shown: { voucherId: 'c' } });
  expect(table.tickets.map(({ state, at }) => [state, at])).toEqual([
    ['arrived', 5],
    ['out', null],
    ['waiting', null],
    ['waiting', null],
  ]);
  expect(tableOf(order('buffet', [ticket('a', used, 5)])).shown).toBeNull();
});

it('a guest who came is counted, also where the store gave the money back', () => {
  const refundedUse = { at: instant(6), amtn: cents(100) };
  const came = ticket('a', refunded, 5);
  const table = tableOf(
    order('buffet', [
      { ...came, uses: came.uses.map((use) => ({ ...use, refunded: refundedUse })) },
      ticket('b', valid),
    ]),
  );
  expect(table).toMatchObject({ waitingCount: 1, arrivedCount: 1 });
});
