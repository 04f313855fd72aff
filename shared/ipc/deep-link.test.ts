import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { voucherCode } from '../voucher/code.ts';
import { linkAmong, voucherOfLink } from './deep-link.ts';

const CODE = voucherCode('12345678901');
const QR = 'GV1.voucher-12345678.58912345.abcDEF_1234567890xyz';

describe('a link into the desktop console', () => {
  it('names a voucher by its code or by its QR', () => {
    expect(voucherOfLink(`senado://voucher/${CODE}`)).toBe(CODE);
    expect(voucherOfLink(`SENADO://VOUCHER/${CODE}`)).toBe(CODE);
    expect(voucherOfLink(`senado://voucher/${QR}`)).toBe(QR);
  });

  it.each([
    'senado://voucher/',
    'senado://voucher/123456789012',
    `senado://voucher/${CODE}/`,
    `senado://voucher/${CODE}?redeem=1`,
    `senado://voucher/${CODE}#x`,
    `senado://redeem/${CODE}`,
    `senado:voucher/${CODE}`,
    `senado://a@voucher/${CODE}`,
    `senado://voucher:80/${CODE}`,
    `https://voucher/${CODE}`,
    `senado://voucher/..%2f${CODE}`,
    `senado://voucher/${CODE}\n`,
    `senado://voucher/${CODE} --inspect`,
    'senado://voucher/GV1.x.1.y',
    'GV1',
    '',
  ])('takes nothing from %j', (link) => {
    expect(voucherOfLink(link)).toBeNull();
  });

  it('lets only digits and GV1 through, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `senado://voucher/${text}`),
          fc.webUrl(),
        ),
        (link) => {
          const text = voucherOfLink(link);
          expect(text === null || /^(\d{12}|GV1\.[\w-]+\.\d+\.[\w-]+)$/.test(text)).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('is found among the words of a second start, the last one', () => {
    expect(
      linkAmong(['/opt/senado', '--flag', 'senado://voucher/1', 'Senado://voucher/2', 'x']),
    ).toBe('Senado://voucher/2');
    expect(linkAmong(['/opt/senado', 'https://senado'])).toBeNull();
  });
});
