import { describe, expect, it } from 'vitest';
import { instant } from '#shared/kernel/time.ts';
import { parseQr, QR_EPOCH_MS, qrEpoch } from '#shared/voucher/code.ts';
import { checkQr, signQr } from './qr.ts';

const NOW = instant(1_800_000_000_000);
const ID = '0198c0de-1111-7222-8333-444455556666';
const at = (epochs: number) => parseQr(signQr('secret', ID, qrEpoch(NOW) + epochs))!;

describe('rotating QR (decisions C4, C6)', () => {
  it.each([
    [-3, 'stale'],
    [-2, 'ok'],
    [0, 'ok'],
    [2, 'ok'],
    [3, 'stale'],
  ] as const)('an epoch %i away is %s', (epochs, age) => {
    expect(checkQr('secret', at(epochs), NOW)).toBe(age);
  });

  it('another epoch, voucher or secret makes the signature invalid', () => {
    expect(checkQr('secret', { ...at(0), epoch: at(0).epoch + 1 }, NOW)).toBe('forged');
    expect(checkQr('secret', { ...at(0), voucherId: ID.replace('6666', '6667') }, NOW)).toBe(
      'forged',
    );
    expect(checkQr('other', at(0), instant(NOW + QR_EPOCH_MS))).toBe('forged');
  });
});
