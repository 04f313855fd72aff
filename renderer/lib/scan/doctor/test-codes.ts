/**
 * What the doctor's sheet holds. Their lengths differ, so that even a wholly garbled one is known by its length, and none of them is a voucher's code.
 * Digits twice in a row find keys that are lost or doubled; the letters are all that layouts move; the marks are those of a voucher's QR and of a link.
 */
export const TEST_CODES = [
  { id: 'digits', symbology: 'CODE128', text: '01234567890011223344' },
  { id: 'letters', symbology: 'CODE128', text: 'AaQqWwZzYyMmBcDeFgHiJkLnOpRsTuVx' },
  { id: 'marks', symbology: 'CODE128', text: 'GV1.a-b_c:d/e?f=g&h+i%j' },
  {
    id: 'qr',
    symbology: 'QR',
    text: 'SENADO-TEST.0123456789.ABCDEFGHIJKLMNOPQRSTUVWXYZ.abcdefghijklmnopqrstuvwxyz_-',
  },
] as const;
export type TestCode = (typeof TEST_CODES)[number];
export type TestCodeId = TestCode['id'];

export const testCode = (id: TestCodeId): TestCode => TEST_CODES.find((code) => code.id === id)!;
