/** An expected answer: success with a value, or a refusal with a closed reason (house §3). */
export type Ok<T> = { readonly ok: true } & T;
/** A refusal: `ok: false` with a reason of a closed set. */
export type Refusal<R extends { reason: string }> = { readonly ok: false } & R;

/** The value, or an error that names what was missing. For invariants, not for input. */
export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
};
