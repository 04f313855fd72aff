import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant, MINUTE } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';
import { receiptNumber } from '#shared/voucher/receipt-number.ts';

type Lookup = ReplyOf<Contract['groupVerifyCheckList']>;
type Redeemed = ReplyOf<Contract['groupVerifyCheck']>;

const valid = () => ({
  validFrom: instant(Date.now() - DAY),
  validTo: instant(Date.now() + 30 * DAY),
});

/** What looking a voucher of one use up answers, unless told otherwise. */
export const aLookup = (code: string, change: Partial<Lookup> = {}): Lookup => ({
  orderId: asId('o1'),
  productName: '招牌葡撻四個禮盒',
  productImg: '',
  buyerMask: '6***0002',
  ...valid(),
  rules: [],
  attention: [],
  booking: null,
  isTable: false,
  fastMode: false,
  serverTime: instant(Date.now()),
  prepareToken: 'prepared',
  prepareTokenUntil: instant(Date.now() + 5 * MINUTE),
  vouchers: [
    {
      voucherId: asId('v1'),
      codeMask: maskCode(code),
      status: 1,
      timesTotal: 1,
      timesUsed: 0,
      amount: cents(3800),
      redeemable: true,
      scanned: true,
    },
  ],
  ...change,
});

/** What writing that voucher off answers. */
export const aRedeem = (code: string, requestId: Redeemed['requestId']): Redeemed => ({
  requestId,
  replay: false,
  verifiedAt: instant(Date.now()),
  undoUntil: instant(Date.now() + 10 * MINUTE),
  receiptNo: receiptNumber('000000001'),
  productName: '招牌葡撻四個禮盒',
  items: [
    {
      verifyId: asId('w1'),
      voucherId: asId('v1'),
      codeMask: maskCode(code),
      times: 1,
      timesLeft: 0,
      status: 2,
    },
  ],
});

/** Puts the verdict away; a key that comes at once was meant for the screen before it, and does nothing. */
export const dismiss = async (): Promise<void> => {
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}');
      return page.getByTestId('verdict').query();
    })
    .toBeNull();
};
