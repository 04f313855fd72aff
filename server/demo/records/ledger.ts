import {
  voucherValidity,
  windowRefusal,
  type WindowRefusal,
} from '#shared/group/voucher-window.ts';
import { cents, timesCents } from '#shared/kernel/money.ts';
import { DAY, instant, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { ORDER_DIGITS, orderNumber } from '#shared/order/order-number.ts';
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

type Uses = Pick<Voucher, 'amount' | 'amount_used' | 'times_total' | 'times_used'>;

const faceOfUses = (voucher: Uses, times: number): number =>
  faceOf(
    {
      amount: cents(voucher.amount),
      amountUsed: cents(voucher.amount_used),
      timesTotal: voucher.times_total,
      timesUsed: voucher.times_used,
    },
    times,
  );

type Sale = {
  order: { merchant_id: string; id: string; order_no: string; product_id: string };
  product: TownProduct;
  buyer: string;
  quantity: number;
  created: Instant;
  paid: Instant;
};

const orderRow = ({ order, product, buyer, quantity, created, paid }: Sale, total: number) => ({
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

const tradeRow = ({ order, buyer, created, paid }: Sale, total: number) => ({
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

/** Why a voucher of a product cannot be used at a time; null when it can. */
export const unusable = (
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

/** Sells vouchers and keeps which are open, used or past: what the records say of a voucher is what its row says. */
export class Ledger {
  readonly orders: Record<string, string | number | null>[] = [];
  readonly trades: Record<string, string | number | boolean>[] = [];
  readonly vouchers: Voucher[] = [];
  readonly #codes = new Set<string>();
  readonly #numbers = new Set<string>();
  readonly #open = new Map<string, Voucher[]>();
  readonly #used: Voucher[] = [];
  readonly #random: Dice;
  readonly #buyers: readonly string[];

  constructor(random: Dice, buyers: readonly string[]) {
    this.#random = random;
    this.#buyers = buyers;
  }

  #freshCode(): string {
    const code = voucherCode(this.#random.digits(11));
    if (this.#codes.has(code)) return this.#freshCode();
    this.#codes.add(code);
    return code;
  }

  #freshNumber(): string {
    const number = orderNumber(this.#random.digits(ORDER_DIGITS));
    if (this.#numbers.has(number)) return this.#freshNumber();
    this.#numbers.add(number);
    return number;
  }

  /** One order of a product, paid at a time; returns its vouchers. */
  #sell(product: TownProduct, paid: Instant): Voucher[] {
    const random = this.#random;
    const quantity = Math.min(
      random.weighted(QUANTITIES),
      product.limitCount > 0 ? product.limitCount : 4,
    );
    const created = plus(paid, -MINUTE - random.int(4 * MINUTE));
    const order = {
      merchant_id: product.merchantKey,
      id: random.id(created),
      order_no: this.#freshNumber(),
      product_id: product.key,
    };
    const total = timesCents(product.priceCents, quantity);
    const sale = { order, product, buyer: random.pick(this.#buyers), quantity, created, paid };
    this.orders.push(orderRow(sale, total));
    this.trades.push(tradeRow(sale, total));
    const made = prorate(
      total,
      Array.from({ length: quantity }, () => 1),
    ).map((amount, position) =>
      voucherRow(random, order, product, { position, paid, amount, code: this.#freshCode() }),
    );
    this.vouchers.push(...made);
    const unused = this.#open.get(product.key);
    if (unused) unused.push(...made);
    else this.#open.set(product.key, made.slice());
    return made;
  }

  /** Takes a voucher off those that are open. */
  #leave(voucher: Voucher): void {
    const unused = this.#open.get(voucher.product_id) ?? [];
    const place = unused.indexOf(voucher);
    if (place >= 0) unused.splice(place, 1);
  }

  /** An open voucher of a product that is in date, bought before if there is one. */
  inDate(product: TownProduct, at: Instant): Voucher {
    const random = this.#random;
    const unused = this.#open.get(product.key) ?? [];
    for (let tried = 0; tried < TRIES && unused.length > 0; tried += 1) {
      const voucher = random.pick(unused);
      if (voucher.valid_to < at) this.#leave(voucher);
      else if (voucher.valid_from <= at && random.chance(0.7)) return voucher;
    }
    return this.#sell(
      product,
      instant(Math.round(at - 10 * MINUTE - random.next() ** 3 * DAYS_BEFORE_USE * DAY)),
    )[0]!;
  }

  /** Takes uses off a voucher and returns their share of its money. */
  use(voucher: Voucher, times: number): number {
    const face = faceOfUses(voucher, times);
    voucher.times_used += times;
    voucher.amount_used += face;
    if (voucher.times_used === voucher.times_total) {
      voucher.status = 2;
      this.#used.push(voucher);
      this.#leave(voucher);
    }
    return face;
  }

  /** The money of a use that is undone; the voucher is as it was. It is not used again, so that no use is between the two. */
  useAndUndo(voucher: Voucher, times: number): number {
    const face = faceOfUses(voucher, times);
    voucher.undo_cycles += 1;
    this.#leave(voucher);
    return face;
  }

  /** A voucher that expired unused some days ago. */
  past(product: TownProduct, at: Instant): Voucher {
    const days = (product.validity.validDays ?? 0) + 2 + this.#random.int(30);
    const made = this.#sell(product, instant(Math.round(at - days * DAY)));
    for (const voucher of made) this.#leave(voucher);
    return made[0]!;
  }

  /** A voucher that was used up lately, or undefined at the very beginning. */
  lately(): Voucher | undefined {
    const { length } = this.#used;
    const back = this.#random.int(Math.min(300, Math.max(1, length)));
    return this.#used[Math.max(0, length - 1 - back)];
  }
}

export const maskOf = (voucher: Voucher): string => maskCode(voucher.code);
export type LedgerVoucher = Voucher;
