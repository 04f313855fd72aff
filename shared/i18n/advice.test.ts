import { describe, expect, it } from 'vitest';
import type { RedeemReason } from '../codes/redeem-code.ts';
import { CATALOGUES } from './catalogue.ts';
import type { MessageKey } from './translate.ts';

/** Pages, buttons and fields that an advice sends a person to. */
const NAMED: Partial<Record<RedeemReason | 'receipt', readonly MessageKey[]>> = {
  receipt: ['writeOff.verdict.record'],
  ALREADY_USED: ['console.nav.records'],
  REFUNDING: ['console.nav.orders'],
  PRODUCT_BLOCKED: ['console.product.switch.isBlocked.off', 'console.nav.commodities'],
  NO_PERMISSION: ['lock.switch'],
  DEVICE_REVOKED: ['console.nav.people'],
  UNDO_EXPIRED: ['console.nav.records'],
  UNDO_OTHER_DEVICE: ['console.nav.records'],
  UNDO_SETTLED: ['console.nav.records', 'console.records.receiptNo'],
  UNDO_CYCLES: ['console.nav.records', 'console.history.title'],
  BOOKING_MISSING: ['booking.title', 'booking.save'],
};

describe.each(Object.entries(CATALOGUES))('the advice of a verdict, in %s', (_, texts) => {
  const advices = Object.entries<string>(texts).filter(([key]) =>
    /^verdict\..*\.advice$/.test(key),
  );

  it('names pages and buttons as the screens show them, and no other', () => {
    for (const [key, advice] of advices) {
      const reason = /^verdict\.(?:refused\.)?(\w+)\.advice$/.exec(key)?.[1] as keyof typeof NAMED;
      const quoted = [...advice.matchAll(/[“「](.+?)[”」]/g)].map(([, name]) => name!);
      const named = NAMED[reason] ?? [];
      expect([key, ...quoted.toSorted()]).toEqual([
        key,
        ...named.map((name): string => texts[name]).toSorted(),
      ]);
    }
  });

  it('promises no refund that a till could give, and no undo after its time', () => {
    for (const [key, advice] of advices) expect(advice, key).not.toMatch(/as a refund|按退款處理/);
    for (const reason of ['UNDO_SETTLED', 'UNDO_CYCLES'] as const)
      expect(texts[`verdict.refused.${reason}.advice`]).not.toMatch(/undo|撤銷/i);
  });
});
