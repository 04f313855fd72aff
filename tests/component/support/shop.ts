import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { instant, MINUTE } from '#shared/kernel/time.ts';
import { maskCode, normaliseScan, voucherCode } from '#shared/voucher/code.ts';
import { receiptNumber } from '#shared/voucher/receipt-number.ts';
import { Refusal, type Answers } from './fake-backend.ts';
import { aLookup } from './write-off.ts';

type Lookup = ReplyOf<Contract['groupVerifyCheckList']>;
type Redeemed = ReplyOf<Contract['groupVerifyCheck']>;
type Sold = { code: string; voucherId: string; times: number; used: number };
type Order = { change: Partial<Lookup>; vouchers: Sold[] };

let sold = 0;
/** A code that was not scanned before: the till hears the same one twice within 3 seconds once. */
export const freshCode = (): string => {
  sold += 1;
  return voucherCode(`333${String(sold).padStart(8, '0')}`);
};

const USABLE = 1;
const USED = 2;
const UNDO_MINUTES = 10;

/** A shop whose vouchers a till looks up, writes off, once a request, and takes back. */
export class Shop {
  readonly #orders: Order[] = [];
  readonly #redeemed = new Map<string, Redeemed>();
  readonly #uses = new Map<string, { voucher: Sold; times: number }>();

  /** Sells an order of so many vouchers, of so many uses each; their codes. */
  sell({
    quantity = 1,
    times = 1,
    ...change
  }: Partial<Lookup> & { quantity?: number; times?: number } = {}): string[] {
    const vouchers = Array.from({ length: quantity }, (): Sold => {
      const code = freshCode();
      return { code, voucherId: `v-${code}`, times, used: 0 };
    });
    this.#orders.push({ change, vouchers });
    return vouchers.map(({ code }) => code);
  }

  /** How often a voucher was used. */
  usesOf(code: string): number {
    return this.#find(code)?.voucher.used ?? 0;
  }

  #find(code: string): { order: Order; voucher: Sold } | undefined {
    for (const order of this.#orders)
      for (const voucher of order.vouchers)
        if (voucher.code === code || voucher.voucherId === code) return { order, voucher };
    return undefined;
  }

  #lookUp(input: string): Lookup | Refusal {
    const code = normaliseScan(input);
    const found = this.#find(code);
    if (!found) return new Refusal('NOT_FOUND', { class: 'REFUSE' });
    const { order, voucher } = found;
    if (voucher.used === voucher.times) return new Refusal('ALREADY_USED', { class: 'REFUSE' });
    return aLookup(code, {
      orderId: asId(`o-${order.vouchers[0]!.code}`),
      vouchers: order.vouchers.map((one) => ({
        voucherId: asId(one.voucherId),
        codeMask: maskCode(one.code),
        status: one.used === one.times ? USED : USABLE,
        timesTotal: one.times,
        timesUsed: one.used,
        amount: cents(3800),
        redeemable: one.used < one.times,
        scanned: one === voucher,
      })),
      ...order.change,
    });
  }

  /** Writes off what a request asks for, the first time it comes. */
  redeem({ requestId, items }: Parameters<NonNullable<Answers['groupVerifyCheck']>>[0]): Redeemed {
    const before = this.#redeemed.get(requestId);
    if (before) return { ...before, replay: true };
    const redeemed: Redeemed = {
      requestId,
      replay: false,
      verifiedAt: instant(Date.now()),
      undoUntil: instant(Date.now() + UNDO_MINUTES * MINUTE),
      receiptNo: receiptNumber(String(this.#redeemed.size + 1).padStart(9, '0')),
      productName: '招牌葡撻四個禮盒',
      items: items.map(({ voucherId, times }) => {
        const { voucher } = this.#find(voucherId)!;
        const verifyId = `w-${requestId}-${voucherId}`;
        voucher.used += times;
        this.#uses.set(verifyId, { voucher, times });
        return {
          verifyId: asId(verifyId),
          voucherId,
          codeMask: maskCode(voucher.code),
          times,
          timesLeft: voucher.times - voucher.used,
          status: voucher.used === voucher.times ? USED : USABLE,
        };
      }),
    };
    this.#redeemed.set(requestId, redeemed);
    return redeemed;
  }

  readonly answers: Required<
    Pick<
      Answers,
      'groupVerifyCheckList' | 'groupVerifyCheck' | 'groupVerifyCheckResult' | 'groupVerifyUncheck'
    >
  > = {
    groupVerifyCheckList: ({ input }) => this.#lookUp(input),
    groupVerifyCheck: (body) => this.redeem(body),
    groupVerifyCheckResult: ({ requestId }) => {
      const answer = this.#redeemed.get(requestId);
      return answer ? { result: 'OK', answer } : { result: 'UNKNOWN' };
    },
    groupVerifyUncheck: ({ requestId, verifyId }) => {
      const { voucher, times } = this.#uses.get(verifyId)!;
      voucher.used -= times;
      return {
        requestId,
        replay: false,
        verifyId,
        undoneAt: instant(Date.now()),
        timesLeft: voucher.times - voucher.used,
        status: USABLE,
      };
    },
  };
}
