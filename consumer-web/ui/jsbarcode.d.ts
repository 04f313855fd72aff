/** The package ships no types for its single encoders. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128C.js' {
  class Code128C {
    constructor(digits: string, options: object);
    encode(): { data: string; text: string };
  }
  const encoder: typeof Code128C | { default: typeof Code128C };
  export default encoder;
}
