import { codeOf } from '#shared/codes/error-code.ts';
import { UNDO_REASONS } from '#shared/codes/group-order.ts';
import { cents } from '#shared/kernel/money.ts';
import { dayOf, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { maskCode, voucherCode } from '#shared/voucher/code.ts';
import { settleOf } from '#server/modules/catalogue/index.ts';
import { COMMISSION_BP, townProduct } from '../rows.ts';
import type { TownProduct } from '../town/index.ts';
import { dice, type Dice } from './dice.ts';
import { ledger, type Ledger, type LedgerVoucher } from './ledger.ts';
import {
  CREW,
  OUTCOMES,
  PRODUCTS,
  REFUSALS,
  SOURCES,
  STORES,
  tillTime,
  timesOf,
  TILLS,
  type Refusal,
} from './shape.ts';

export type Wanted = { count: number; days: number; seed: number; until: Instant };
export const MERCHANT = 'neighbourhood';
const BUYERS = 6000;
const NOTES = ['掃錯了另一張', '客人改點了別的', 'Guest changed the order', 'Counter was closed'];

type At = { store: string; operator: string; till: string; source: string; at: Instant };
type LogRow = Record<string, string | number | null>;

const placeOf = (random: Dice, at: Instant, stores: readonly string[]): At => {
  const store = random.weighted(STORES.filter(([key]) => stores.includes(key)));
  return {
    at,
    store,
    source: random.weighted(SOURCES),
    operator: `staff-${random.weighted(CREW.filter((one) => one.stores.includes(store)).map((one) => [one.account, one.weight] as const))}`,
    till: random.weighted(
      TILLS.filter((till) => till.store === store).map((till) => [till.id, till.weight] as const),
    ),
  };
};

const maker = (random: Dice, book: Ledger, until: Instant) => {
  const today = dayOf(until);
  const logs: LogRow[] = [];
  const undos: Record<string, string | number>[] = [];

  const log = (
    { at, store, operator, till, source }: At,
    of: {
      voucher: LedgerVoucher | null;
      mask: string;
      times: number;
      face: number;
      state: string;
      reason: number | null;
    },
  ): string => {
    const id = random.id(at);
    logs.push({
      merchant_id: MERCHANT,
      id,
      at,
      scanned_at: tillTime(random, at, till, today),
      voucher_id: of.voucher?.id ?? null,
      order_id: of.voucher?.order_id ?? null,
      product_id: of.voucher?.product_id ?? null,
      code_mask: of.mask,
      times: of.times,
      face_amount: of.face,
      settle_amount: of.times === 0 ? 0 : settleOf(cents(of.face), COMMISSION_BP),
      store_id: store,
      operator_id: operator,
      device_id: till,
      source,
      state: of.state,
      reason: of.reason,
    });
    return id;
  };

  const openProduct = (at: Instant): TownProduct | null => {
    const product = townProduct(random.weighted(PRODUCTS));
    return book.isUsable(product, { valid_from: at, valid_to: at }, at) === null ? product : null;
  };

  const redeem = (at: Instant, isUndone: boolean): boolean => {
    const product = openProduct(at);
    if (product === null) return false;
    const voucher = book.inDate(product, at);
    const place = placeOf(random, at, product.storeKeys);
    const times = Math.min(voucher.times_total - voucher.times_used, random.chance(0.1) ? 2 : 1);
    if (!isUndone) {
      log(place, {
        voucher,
        mask: book.mask(voucher),
        times,
        face: book.use(voucher, times),
        state: 'OK',
        reason: null,
      });
      return true;
    }
    const undoneAt = plus(at, MINUTE + random.int(8 * MINUTE));
    if (undoneAt >= until) return false;
    const id = log(place, {
      voucher,
      mask: book.mask(voucher),
      times,
      face: book.useAndGiveBack(voucher, times),
      state: 'UNDONE',
      reason: null,
    });
    const reason = random.pick(UNDO_REASONS);
    undos.push({
      merchant_id: MERCHANT,
      verify_id: id,
      at: undoneAt,
      operator_id: place.operator,
      device_id: place.till,
      reason_code: reason,
      note: reason === 'OTHER' ? random.pick(NOTES) : '',
    });
    return true;
  };

  const anywhere = STORES.map(([store]) => store);
  const nobody = (): string => maskCode(voucherCode(random.digits(11)));
  /** The voucher that a refusal was about and the stores where it happened; null when there is none to be had, undefined when the scan was no voucher at all. */
  const subjectOf: Record<
    Refusal,
    (at: Instant) => { voucher: LedgerVoucher; stores: readonly string[] } | null | undefined
  > = {
    NOT_FOUND: () => undefined,
    CHECK_DIGIT: () => undefined,
    BAD_FORMAT: () => undefined,
    ALREADY_USED: () => {
      const voucher = book.lately();
      return voucher ? { voucher, stores: townProduct(voucher.product_id).storeKeys } : null;
    },
    EXPIRED: (at) => {
      const product = townProduct(random.pick(['egg-tart-box', 'chop-rice', 'serradura-cups']));
      return { voucher: book.past(product, at), stores: product.storeKeys };
    },
    WRONG_STORE: (at) => {
      const product = townProduct(random.pick(['one-store-tea', 'wine-tasting']));
      return {
        voucher: book.inDate(product, at),
        stores: anywhere.filter((store) => !product.storeKeys.includes(store)),
      };
    },
    OUT_OF_HOURS: (at) => {
      const product = townProduct(random.pick(['weekday-lunch', 'pineapple-tea', 'toast-set']));
      const voucher = book.inDate(product, at);
      return book.isUsable(product, voucher, at)?.reason === 'OUT_OF_HOURS'
        ? { voucher, stores: product.storeKeys }
        : null;
    },
    QR_STALE: (at) => {
      const product = townProduct('egg-tart-box');
      return { voucher: book.inDate(product, at), stores: product.storeKeys };
    },
  };

  const refuse = (at: Instant): boolean => {
    const reason = random.weighted(REFUSALS);
    const subject = subjectOf[reason](at);
    if (subject === null) return false;
    const mask = subject ? book.mask(subject.voucher) : reason === 'BAD_FORMAT' ? '' : nobody();
    log(placeOf(random, at, subject?.stores ?? anywhere), {
      voucher: subject?.voucher ?? null,
      mask,
      times: 0,
      face: 0,
      state: 'REFUSED',
      reason: codeOf(reason),
    });
    return true;
  };

  /** One attempt at a time; what does not fit the hour is drawn again. */
  const attempt = (at: Instant): void => {
    for (;;) {
      const outcome = random.weighted(OUTCOMES);
      if (outcome === 'REFUSED' ? refuse(at) : redeem(at, outcome === 'UNDONE')) return;
    }
  };
  return { logs, undos, attempt };
};

/** Records of the demonstration's merchant with the orders, payments, vouchers and buyers that they rest on: the same for the same seed and end. */
export const makeRecords = ({ count, days, seed, until }: Wanted) => {
  const random = dice(seed);
  const times = timesOf(random, count, days, until);
  const start = times[0] ?? until;
  const buyers = Array.from(
    { length: BUYERS },
    (_, n) => `member-demo-${String(n).padStart(4, '0')}`,
  );
  const book = ledger(random, buyers);
  const { logs, undos, attempt } = maker(random, book, until);
  for (const at of times) attempt(at);
  return {
    // numbers of a block that no phone of the demonstration is in
    app_user: buyers.map((id, n) => ({
      id,
      region: '853',
      phone: `62${String((n * 7919) % 1_000_000).padStart(6, '0')}`,
      nickname: `Guest ${n}`,
      created_at: start,
    })),
    device: TILLS.map(({ id, name }) => ({
      merchant_id: MERCHANT,
      id,
      name,
      created_at: start,
      revoked_at: null,
      locked_until: 0,
    })),
    group_order: book.orders,
    trade: book.trades,
    voucher: book.vouchers,
    verify_log: logs,
    verify_undo: undos,
  };
};
