/**
 * A table of wire numbers to names, plus a decoder that never guesses: an unlisted number becomes
 * `unknown` (house §3).
 */
export const table = <const T extends Record<string, number>>(codes: T) => {
  const byNumber = new Map<number, keyof T>(
    Object.entries(codes).map(([name, code]) => [code, name]),
  );
  return {
    codes,
    nameOf: (code: number | null | undefined): keyof T | 'unknown' =>
      byNumber.get(code ?? Number.NaN) ?? 'unknown',
  };
};
