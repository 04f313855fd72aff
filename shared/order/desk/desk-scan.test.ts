import { describe, expect, it } from 'vitest';
import { voucherCode } from '../../voucher/code.ts';
import { orderNumber } from '../order-number.ts';
import { parsePickupQr, pickupQrText, readDeskScan } from './desk-scan.ts';

const SIGNATURE = 'abcdefghijklmnopqrstuv';

describe('what was scanned at a desk', () => {
  it('is the QR code of an order, whatever the scanner puts around it', () => {
    const qr = { orderId: '0192-abcd-order', signature: SIGNATURE };
    expect(parsePickupQr(pickupQrText(qr))).toEqual(qr);
    expect(readDeskScan(`]Q1${pickupQrText(qr)}\r`)).toEqual({ kind: 'qr', ...qr });
    expect(parsePickupQr('SO1.short.x')).toBeNull();
    expect(readDeskScan(`SO2.0192-abcd-order.${SIGNATURE}`)).toEqual({ kind: 'unknown' });
  });

  it('is a guest’s code, a number of the day in any writing, or the number of an order', () => {
    expect(readDeskScan(' 0042 ')).toEqual({ kind: 'code', code: '0042' });
    for (const text of ['P012', 'p 12', 'Ｐ０１２'])
      expect(readDeskScan(text)).toEqual({ kind: 'number', number: 'P012' });
    const known = orderNumber('12345678901');
    expect(readDeskScan(known)).toEqual({ kind: 'orderNumber', orderNumber: known });
  });

  it('is a voucher by its code or its QR code', () => {
    expect(readDeskScan(voucherCode('12345678901'))).toEqual({ kind: 'voucher' });
    expect(readDeskScan(`GV1.0192-abcd.59.${SIGNATURE}`)).toEqual({ kind: 'voucher' });
  });

  it('is an article where its check digit is right', () => {
    expect(readDeskScan('4006381333931')).toEqual({ kind: 'product' });
    expect(readDeskScan('96385074')).toEqual({ kind: 'product' });
    expect(readDeskScan('4006381333932')).toEqual({ kind: 'unknown' });
    expect(readDeskScan('')).toEqual({ kind: 'unknown' });
  });
});
