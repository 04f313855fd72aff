import { expect } from 'vitest';
import type { CDPSession } from '@vitest/browser-playwright';
import { cdp, page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { Contract } from '#shared/contract/index.ts';
import { asId } from '#shared/kernel/ids.ts';
import { cents } from '#shared/kernel/money.ts';
import { DAY, instant, MINUTE } from '#shared/kernel/time.ts';
import { maskCode } from '#shared/voucher/code.ts';

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
  receiptNo: '20261123000000-0001',
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

const GAP_SECONDS = 0.004;

/** Keys of a keyboard scanner, then Enter; they carry the scanner's own times, so that a busy machine does not slow it down. */
export const scan = async (text: string): Promise<void> => {
  const keyboard: CDPSession = cdp();
  // the session is made by its first command; keys that came with it would overtake one another
  await keyboard.send('Input.setIgnoreInputEvents', { ignore: false });
  const start = Date.now() / 1000;
  await Promise.all(
    [...text, 'Enter'].map((key, index) => {
      const typed = key === 'Enter' ? '\r' : key;
      return keyboard.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key,
        code: /\d/.test(key) ? `Digit${key}` : key,
        text: typed,
        unmodifiedText: typed,
        windowsVirtualKeyCode: key === 'Enter' ? 13 : key.toUpperCase().codePointAt(0)!,
        timestamp: start + index * GAP_SECONDS,
      });
    }),
  );
};

/** Puts the verdict away; a key that comes at once was meant for the screen before it, and does nothing. */
export const dismiss = async (): Promise<void> => {
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}');
      return page.getByTestId('verdict').query();
    })
    .toBeNull();
};
