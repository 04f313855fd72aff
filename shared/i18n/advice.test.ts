import { describe, expect, it } from 'vitest';
import { ALERT_KINDS, type AlertKind } from '../codes/alert.ts';
import type { RedeemReason } from '../codes/redeem-code.ts';
import { CATALOGUES } from './catalogue.ts';
import type { MessageKey } from './translate.ts';

/** Pages, buttons and fields that an advice sends a person to. */
const NAMED: Partial<Record<RedeemReason | 'receipt', readonly MessageKey[]>> = {
  receipt: ['writeOff.verdict.record'],
  ALREADY_USED: ['console.nav.records'],
  REFUNDING: ['console.nav.refunds'],
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

/** The same for the advice of an alert. */
const NAMED_BY_ALERT: Record<AlertKind, readonly MessageKey[]> = {
  'unknown-codes': ['console.nav.records', 'console.records.result.REFUSED'],
  'guessing-locked': ['console.nav.records', 'console.records.result.REFUSED'],
  'password-locked': ['console.nav.people', 'staff.resetPassword'],
  'otp-locked': ['console.nav.people', 'staff.resetPassword'],
  'pin-locked': ['console.nav.people', 'staff.clearPin'],
  'pin-withdrawn': ['console.title.security'],
  'merchant-pins-locked': ['console.title.security'],
  'refresh-reused': ['console.nav.people', 'staff.resetPassword'],
  'new-device': ['console.title.devices', 'devices.revoke'],
  'device-enrolled': ['console.title.devices', 'devices.revoke'],
  'revoked-till': ['console.title.devices', 'devices.add'],
  'unclosed-day': ['console.nav.dayClose'],
  'operator-undos': ['console.nav.records', 'console.records.result.UNDONE'],
  'store-undos': ['console.nav.records', 'console.records.result.UNDONE'],
  'review-reported': ['console.nav.reviews'],
};

it.each(Object.entries(CATALOGUES))(
  'the advice of an alert names pages and buttons as the screens show them, in %s',
  (_, texts) => {
    for (const kind of ALERT_KINDS) {
      const quoted = texts[`alerts.advice.${kind}`].matchAll(/[“「](.+?)[”」]/g);
      expect([kind, ...[...quoted].map(([, name]) => name!).toSorted()]).toEqual([
        kind,
        ...NAMED_BY_ALERT[kind].map((name): string => texts[name]).toSorted(),
      ]);
    }
  },
);
