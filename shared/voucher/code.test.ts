import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDigit,
  groupCode,
  isVoucherCode,
  maskCode,
  maskScan,
  normaliseScan,
  parseQr,
  qrEpoch,
  qrText,
  readScan,
  voucherCode,
} from './code.ts';

const elevenDigits = fc.stringMatching(/^\d{11}$/);

describe('voucher code', () => {
  it('knows the published Damm example 572 → 4', () => {
    expect(checkDigit('572')).toBe('4');
  });

  it('accepts what it made and finds every single wrong digit and every swap of neighbours', () => {
    fc.assert(
      fc.property(elevenDigits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        const code = voucherCode(digits);
        expect(isVoucherCode(code)).toBe(true);
        const wrong =
          code.slice(0, at) + String((Number(code[at]) + step) % 10) + code.slice(at + 1);
        expect(isVoucherCode(wrong)).toBe(false);
        const next = Math.min(at, 10);
        const swapped = code.slice(0, next) + code[next + 1] + code[next] + code.slice(next + 2);
        expect(isVoucherCode(swapped)).toBe(swapped === code);
      }),
    );
  });

  it.each(['', '12345678901', '1234567890123', '12345678901a', '１２３４５６７８９０１２'])(
    'is not a code: %j',
    (text) => {
      expect(isVoucherCode(text)).toBe(false);
    },
  );

  it.each(['1234567890', '123456789012', '1234567890a'])('is not made of %j', (digits) => {
    expect(() => voucherCode(digits)).toThrow(RangeError);
  });

  it('changes the epoch of its QR every 30 seconds (decision C6)', () => {
    expect([0, 29_999, 30_000].map(qrEpoch)).toEqual([0, 0, 1]);
  });

  it('reads and hides codes in groups of four', () => {
    expect(groupCode('123456789012')).toBe('1234 5678 9012');
    expect(maskCode('123456789012')).toBe('1234****9012');
    expect(maskCode('1234')).toBe('****');
  });
});

describe('what a record holds of a scan', () => {
  it.each([
    ['1234 5678 9012', '1234****9012'],
    [']C1123456789012', '1234****9012'],
    ['wifi', '****'],
    ['https://example.com/menu', '************'],
    ['', ''],
  ])('%j is kept as %j', (text, mask) => {
    expect(maskScan(text)).toBe(mask);
  });
});

describe('scan clean-up (decision C7)', () => {
  const code = voucherCode('12345678901');
  const fullWidth = [...code].map((d) => String.fromCodePoint(d.codePointAt(0)! + 0xfee0)).join('');

  it.each([
    ['CR LF TAB', `\t${code}\r\n`],
    ['AIM QR', `]Q1${code}`],
    ['AIM Code 128', `]C1${code}`],
    ['AIM EAN', `]E0${code}`],
    ['ECI text', `\\000026${code}`],
    ['ECI Big5', `\\000028${code}`],
    ['ECI GB2312', `\\000029${code}`],
    ['ECI GB18030', `\\000032${code}`],
    ['ECI then AIM', `]Q1\\000003${code}`],
    ['full width', fullWidth],
    ['full-width AIM', `］Ｑ１${fullWidth}`],
    ['groups', `${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)}`],
    ['no-break and ideographic spaces', `${code.slice(0, 6)}\u00a0\u3000${code.slice(6)}`],
    ['zero-width and control', `\u200b${code.slice(0, 3)}\u001d${code.slice(3)}\u0000`],
    ['full-width hyphen', `${code.slice(0, 4)}－${code.slice(4)}`],
    ['en dash', `${code.slice(0, 4)}–${code.slice(4)}`],
  ])('cleans %s', (_, text) => {
    expect(normaliseScan(text)).toBe(code);
    expect(readScan(text)).toEqual({ kind: 'code', code });
  });

  it('finds a mistyped digit before any server is asked', () => {
    const wrong = code.slice(0, 11) + String((Number(code[11]) + 1) % 10);
    expect(readScan(wrong)).toEqual({ kind: 'wrong', reason: 'CHECK_DIGIT' });
  });

  it.each(['', 'hello', 'https://example.com/', '6901234567892', 'WIFI:S:guest;;', 'GV2.a.b.c'])(
    'calls %j a wrong format',
    (text) => {
      expect(readScan(text)).toEqual({ kind: 'wrong', reason: 'BAD_FORMAT' });
    },
  );

  it('reads the dynamic QR bare and from the named parameter of a link only', () => {
    const qr = {
      voucherId: '0198c0de-1111-7222-8333-444455556666',
      epoch: 59_000_000,
      signature: 'AbC_-0123456789abcdefg',
    };
    const text = qrText(qr);
    expect(parseQr(text)).toEqual(qr);
    expect(readScan(`${text}\r`)).toEqual({ kind: 'qr', qr });
    expect(readScan(`https://m.example.mo/v?lang=en&gv=${text}`)).toEqual({ kind: 'qr', qr });
    expect(readScan(`https://m.example.mo/${text}`)).toEqual({
      kind: 'wrong',
      reason: 'BAD_FORMAT',
    });
  });

  it('never throws, whatever is scanned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readScan(text);
      }),
    );
  });
});
