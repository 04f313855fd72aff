/** The same without `readonly`: what a reply's schema asks for of values that the core holds as read-only. */
export type Writable<T> = T extends number | string
  ? T
  : T extends readonly (infer One)[]
    ? Writable<One>[]
    : T extends object
      ? { -readonly [K in keyof T]: Writable<T[K]> }
      : T;

/** Hands a read-only value to a reply, which only reads it. */
export const forReply = <T>(value: T): Writable<T> => value as Writable<T>;
