/** The package ships no types for its single encoders. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128 {
    constructor(text: string, options: object);
    encode(): { data: string; text: string };
  }
  const encoder: typeof Code128 | { default: typeof Code128 };
  export default encoder;
}
