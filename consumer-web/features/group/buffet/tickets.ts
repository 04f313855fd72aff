import { voucherStatus } from '#shared/codes/group-order.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { GroupOrder, Voucher } from '../model.ts';
import { isUsable } from '../ticket-order.ts';

/** As many tickets are redeemed at once, at most (decision GA8). */
export const MOST_AT_ONCE = 10;

/** Whether the tickets of an order can be shown under one code: several of a buffet. */
export const isBuffet = ({ productList, vouchers }: GroupOrder): boolean =>
  productList[0]?.category === 'buffet' && vouchers.length > 1;

/** A ticket of a table: who came, when, also where the store gave their money back. `out`: refunded unused, expired or waiting for a refund. */
export type TableTicket = {
  voucher: Voucher;
  state: 'waiting' | 'arrived' | 'out';
  at: Instant | null;
};

const stateOf = (voucher: Voucher): TableTicket => {
  const at = voucher.uses.at(-1)?.at ?? null;
  const isRefundedUse = voucher.uses.some(({ refunded }) => refunded !== null);
  if (voucherStatus.nameOf(voucher.status) === 'used' || (isRefundedUse && !isUsable(voucher)))
    return { voucher, state: 'arrived', at };
  return { voucher, state: isUsable(voucher) ? 'waiting' : 'out', at };
};

/** The tickets of an order; the code of the first that waits is shown. */
export const tableOf = ({ vouchers }: Pick<GroupOrder, 'vouchers'>) => {
  const tickets = vouchers.map(stateOf);
  const waiting = tickets.filter(({ state }) => state === 'waiting');
  return {
    tickets,
    shown: waiting[0]?.voucher ?? null,
    waitingCount: waiting.length,
    arrivedCount: tickets.filter(({ state }) => state === 'arrived').length,
  };
};
