import {
  voucherValidity,
  windowRefusal,
  type WindowRefusal,
} from '#shared/group/voucher-window.ts';
import { cents, timesCents } from '#shared/kernel/money.ts';
import { DAY, instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { payBefore } from '#shared/order/checkout/windows.ts';
import { prorate } from '#shared/pricing/prorate.ts';
import { maskCode, voucherCode } from '#shared/voucher/code.ts';
import { faceOf } from '#server/modules/catalogue/index.ts';
import type { TownProduct } from '../town/index.ts';
import type { Dice } from './dice.ts';
import { QUANTITIES } from './shape.ts';

type Voucher = ReturnType<typeof voucherRow>;
const DAYS_BEFORE_USE = 25;
/** How many vouchers are looked through for one that fits. */
const TRIES = 6;

const voucherRow = (
  random: Dice,
  order: { merchant_id: string; id: string; product_id: string },
  product: TownProduct,
  at: { position: number; paid: Instant; amount: number; code: string },
) => {
  const { validFrom, validTo } = voucherValidity(product.validity, at.paid);
  return {
    merchant_id: order.merchant_id,
    id: random.id(at.paid),
    order_id: order.id,
    product_id: order.product_id,
    position: at.position,
    code: at.code,
    status: 1,
    times_total: product.timesTotal,
    times_used: 0,
    amount: at.amount,
    amount_used: 0,
    valid_from: validFrom as number,
    valid_to: validTo as number,
    undo_cycles: 0,
  };
};

/** Sells vouchers and keeps which are open, used or past: what the records say of a voucher is what its row says. */
export const ledger = (random: Dice, buyers: readonly string[]) => {
  const orders: Record<string, string | number | null>[] = [];
  const trades: Record<string, string | number | boolean>[] = [];
  const vouchers: Voucher[] = [];
  const codes = new Set<string>();
  const open = new Map<string, Voucher[]>();
  const used: Voucher[] = [];

  const freshCode = (): string => {
    const code = voucherCode(random.digits(11));
    if (codes.has(code)) return freshCode();
    codes.add(code);
    return code;
  };

  /** One order of a product, paid at a time; gives its vouchers. */
  const sell = (product: TownProduct, paid: Instant): Voucher[] => {
    const quantity = Math.min(
      random.weighted(QUANTITIES),
      product.limitCount > 0 ? product.limitCount : 4,
    );
    const created = plus(paid, -MINUTE - random.int(4 * MINUTE));
    const order = {
      merchant_id: product.merchantKey,
      id: random.id(created),
      product_id: product.key,
    };
    const total = timesCents(product.priceCents, quantity);
    const buyer = random.pick(buyers);
    orders.push({
      ...order,
      user_id: buyer,
      quantity,
      price: product.priceCents,
      total,
      status: 1,
      created_at: created,
      pay_before: payBefore(created),
      paid_at: paid,
      trade_no: `demo-${order.id}`,
      close_reason: null,
      refund_amount: 0,
      refund_at: null,
    });
    trades.push({
      merchant_id: order.merchant_id,
      trade_no: `demo-${order.id}`,
      order_id: order.id,
      user_id: buyer,
      amount: total,
      result: 'SUCCESS',
      refunded: false,
      return_url: '',
      created_at: plus(created, 30_000),
      settled_at: paid,
    });
    const made = prorate(
      total,
      Array.from({ length: quantity }, () => 1),
    ).map((amount, position) =>
      voucherRow(random, order, product, { position, paid, amount, code: freshCode() }),
    );
    vouchers.push(...made);
    const kept = open.get(product.key);
    if (kept) kept.push(...made);
    else open.set(product.key, made.slice());
    return made;
  };

  /** It is not sold from here any more. */
  const leave = (voucher: Voucher): void => {
    const kept = open.get(voucher.product_id) ?? [];
    const place = kept.indexOf(voucher);
    if (place >= 0) kept.splice(place, 1);
  };

  const isUsable = (
    product: TownProduct,
    voucher: Pick<Voucher, 'valid_from' | 'valid_to'>,
    at: Instant,
  ): WindowRefusal | null =>
    windowRefusal(
      {
        validFrom: instant(voucher.valid_from),
        validTo: instant(voucher.valid_to),
        useTime: product.useTime,
      },
      at,
    );

  /** An open voucher of a product that is in date, bought before if there is one. */
  const inDate = (product: TownProduct, at: Instant): Voucher => {
    const kept = open.get(product.key) ?? [];
    for (let tried = 0; tried < TRIES && kept.length > 0; tried += 1) {
      const voucher = random.pick(kept);
      if (voucher.valid_to < at) leave(voucher);
      else if (voucher.valid_from <= at && random.chance(0.7)) return voucher;
    }
    return sell(
      product,
      instant(Math.round(at - 10 * MINUTE - random.next() ** 3 * DAYS_BEFORE_USE * DAY)),
    )[0]!;
  };

  /** Takes uses off a voucher and gives their share of its money. */
  const use = (voucher: Voucher, times: number): number => {
    const face = faceOf(
      {
        amount: cents(voucher.amount),
        amountUsed: cents(voucher.amount_used),
        timesTotal: voucher.times_total,
        timesUsed: voucher.times_used,
      },
      times,
    );
    voucher.times_used += times;
    voucher.amount_used += face;
    if (voucher.times_used === voucher.times_total) {
      voucher.status = 2;
      used.push(voucher);
      leave(voucher);
    }
    return face;
  };

  /** A use that is taken back: its money is told, the voucher is as it was. It is left alone from then on, so that no use lies between the two. */
  const useAndGiveBack = (voucher: Voucher, times: number): number => {
    const face = faceOf(
      {
        amount: cents(voucher.amount),
        amountUsed: cents(voucher.amount_used),
        timesTotal: voucher.times_total,
        timesUsed: voucher.times_used,
      },
      times,
    );
    voucher.undo_cycles += 1;
    leave(voucher);
    return face;
  };

  /** A voucher that ran out unused some days ago. */
  const past = (product: TownProduct, at: Instant): Voucher => {
    const made = sell(
      product,
      instant(Math.round(at - ((product.validity.validDays ?? 0) + 2 + random.int(30)) * DAY)),
    );
    made.forEach(leave);
    return made[0]!;
  };

  return {
    orders,
    trades,
    vouchers,
    inDate,
    isUsable,
    use,
    useAndGiveBack,
    past,
    /** A voucher that was used up lately, or undefined at the very beginning. */
    lately: (): Voucher | undefined =>
      used[Math.max(0, used.length - 1 - random.int(Math.min(300, Math.max(1, used.length))))],
    mask: (voucher: Voucher): string => maskCode(voucher.code),
  };
};
export type Ledger = ReturnType<typeof ledger>;
export type LedgerVoucher = Voucher;
