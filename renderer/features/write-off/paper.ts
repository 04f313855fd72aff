import { SECOND } from '#shared/kernel/time.ts';
import { serverNow } from '../../lib/api.ts';
import { receiptOfRedeem } from '../../domain/receipt/receipt-of.ts';
import type { Receipt } from '../../domain/receipt/receipt.ts';
import { printAfterRedeem } from '../../domain/receipt/receipts.ts';
import { currentSession } from '../../lib/session.ts';
import { storeSwitchesNow } from '../../domain/store-switches/store-switches.ts';
import type { Verdict } from './machine/state.ts';
import { till } from './this-till.ts';

/** An older verdict was restored after a reload, and has been printed. */
const FRESH_MS = 30 * SECOND;

/** The receipt of a verdict; null where nothing was written off, or all of it was taken back. */
export const receiptOf = ({ receipt, undone }: Verdict): Receipt | null => {
  const session = currentSession();
  if (!receipt || !session) return null;
  const items = receipt.items.filter(({ verifyId }) => !undone.includes(verifyId));
  return items.length > 0 ? receiptOfRedeem({ ...receipt, items }, session) : null;
};

/** Prints the receipt of each redeem where the store wants one every time (table A, row 35). Started once; nothing waits for it. */
export const followWithPaper = (): void => {
  let seen = till.state().recent[0]?.key ?? 0;
  till.subscribe(({ recent }) => {
    const fresh = recent.filter(
      ({ key, kind, at }) => key > seen && kind === 'ok' && serverNow() - at < FRESH_MS,
    );
    seen = Math.max(seen, recent[0]?.key ?? 0);
    if (storeSwitchesNow().receipt !== 'ALWAYS') return;
    for (const verdict of fresh.toReversed()) {
      const receipt = receiptOf(verdict);
      if (receipt) printAfterRedeem(receipt);
    }
  });
};
