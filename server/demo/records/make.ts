import { codeOf } from '#shared/codes/error-code.ts';
import { UNDO_REASONS } from '#shared/codes/group-order.ts';
import { cents } from '#shared/kernel/money.ts';
import { dayOf, MINUTE, plus, type Instant } from '#shared/kernel/time.ts';
import { maskCode, voucherCode } from '#shared/voucher/code.ts';
import { settleOf } from '#server/modules/catalogue/index.ts';
import { COMMISSION_BP, townProduct } from '../rows.ts';
import { dice, type Dice } from './dice.ts';
import { Ledger, maskOf, unusable, type LedgerVoucher } from './ledger.ts';
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

const EVERYWHERE = STORES.map(([store]) => store);

type Subject = { voucher: LedgerVoucher; stores: readonly string[] };
type Scene = { random: Dice; book: Ledger; at: Instant };

const inDateOf = ({ book, at }: Scene, key: string): Subject => {
  const product = townProduct(key);
  return { voucher: book.inDate(product, at), stores: product.storeKeys };
};

/** The voucher that a refusal was about and the stores where it happened; null when there is none to be had, undefined when the scan was no voucher. */
const SUBJECTS: Record<Refusal, (scene: Scene) => Subject | null | undefined> = {
  NOT_FOUND: () => undefined,
  CHECK_DIGIT: () => undefined,
  BAD_FORMAT: () => undefined,
  ALREADY_USED: ({ book }) => {
    const voucher = book.lately();
    return voucher ? { voucher, stores: townProduct(voucher.product_id).storeKeys } : null;
  },
  EXPIRED: ({ random, book, at }) => {
    const product = townProduct(random.pick(['egg-tart-box', 'chop-rice', 'serradura-cups']));
    return { voucher: book.past(product, at), stores: product.storeKeys };
  },
  WRONG_STORE: (scene) => {
    const key = scene.random.pick(['one-store-tea', 'wine-tasting']);
    const { voucher, stores } = inDateOf(scene, key);
    return { voucher, stores: EVERYWHERE.filter((store) => !stores.includes(store)) };
  },
  OUT_OF_HOURS: (scene) => {
    const key = scene.random.pick(['weekday-lunch', 'pineapple-tea', 'toast-set']);
    const subject = inDateOf(scene, key);
    return unusable(townProduct(key), subject.voucher, scene.at)?.reason === 'OUT_OF_HOURS'
      ? subject
      : null;
  },
  QR_STALE: (scene) => inDateOf(scene, 'egg-tart-box'),
};

type Attempt = {
  voucher: LedgerVoucher | null;
  mask: string;
  times: number;
  face: number;
  state: 'OK' | 'UNDONE' | 'REFUSED';
  reason: number | null;
};

/** Draws attempts at the tills and records them. */
class Recorder {
  readonly logs: LogRow[] = [];
  readonly undos: Record<string, string | number>[] = [];
  readonly #random: Dice;
  readonly #book: Ledger;
  readonly #until: Instant;

  constructor(random: Dice, book: Ledger, until: Instant) {
    this.#random = random;
    this.#book = book;
    this.#until = until;
  }

  #log({ at, store, operator, till, source }: At, of: Attempt): string {
    const id = this.#random.id(at);
    this.logs.push({
      merchant_id: MERCHANT,
      id,
      at,
      scanned_at: tillTime(this.#random, at, till, dayOf(this.#until)),
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
  }

  #undo({ operator, till }: At, id: string, at: Instant): void {
    const reason = this.#random.pick(UNDO_REASONS);
    this.undos.push({
      merchant_id: MERCHANT,
      verify_id: id,
      at,
      operator_id: operator,
      device_id: till,
      reason_code: reason,
      note: reason === 'OTHER' ? this.#random.pick(NOTES) : '',
    });
  }

  #redeem(at: Instant, isUndone: boolean): boolean {
    const [random, book] = [this.#random, this.#book];
    const product = townProduct(random.weighted(PRODUCTS));
    if (unusable(product, { valid_from: at, valid_to: at }, at) !== null) return false;
    const voucher = book.inDate(product, at);
    const place = placeOf(random, at, product.storeKeys);
    const times = Math.min(voucher.times_total - voucher.times_used, random.chance(0.1) ? 2 : 1);
    const attempt = { voucher, mask: maskOf(voucher), times, reason: null };
    if (!isUndone) {
      this.#log(place, { ...attempt, face: book.use(voucher, times), state: 'OK' });
      return true;
    }
    const undoneAt = plus(at, MINUTE + random.int(8 * MINUTE));
    if (undoneAt >= this.#until) return false;
    const face = book.useAndUndo(voucher, times);
    this.#undo(place, this.#log(place, { ...attempt, face, state: 'UNDONE' }), undoneAt);
    return true;
  }

  #refuse(at: Instant): boolean {
    const random = this.#random;
    const reason = random.weighted(REFUSALS);
    const subject = SUBJECTS[reason]({ random, book: this.#book, at });
    if (subject === null) return false;
    const unknown = (): string =>
      reason === 'BAD_FORMAT' ? '' : maskCode(voucherCode(random.digits(11)));
    const mask = subject ? maskOf(subject.voucher) : unknown();
    this.#log(placeOf(random, at, subject?.stores ?? EVERYWHERE), {
      voucher: subject?.voucher ?? null,
      mask,
      times: 0,
      face: 0,
      state: 'REFUSED',
      reason: codeOf(reason),
    });
    return true;
  }

  /** One attempt at a time; what does not fit the hour is drawn again. */
  attempt(at: Instant): void {
    for (;;) {
      const outcome = this.#random.weighted(OUTCOMES);
      if (outcome === 'REFUSED' ? this.#refuse(at) : this.#redeem(at, outcome === 'UNDONE')) return;
    }
  }
}

/** Records of the demonstration's merchant with the orders, payments, vouchers and buyers that they refer to: the same for the same seed and end. */
export const makeRecords = ({ count, days, seed, until }: Wanted) => {
  const random = dice(seed);
  const times = timesOf(random, count, days, until);
  const start = times[0] ?? until;
  const buyers = Array.from(
    { length: BUYERS },
    (_, n) => `member-demo-${String(n).padStart(4, '0')}`,
  );
  const book = new Ledger(random, buyers);
  const recorder = new Recorder(random, book, until);
  for (const at of times) recorder.attempt(at);
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
    verify_log: recorder.logs,
    verify_undo: recorder.undos,
  };
};
