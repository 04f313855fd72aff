/** Numbers that look random and are the same at every run of a seed. For the demonstration only, never for codes that are worth money. */
export type Dice = ReturnType<typeof dice>;
export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** Mulberry32. */
export const dice = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  const hex = (length: number): string =>
    Array.from({ length }, () => int(16).toString(16)).join('');
  return {
    /** 0 (included) to 1. */
    next,
    /** 0 to `below` - 1. */
    int,
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[int(from.length)]!,
    weighted: <T>(from: Weighted<T>): T => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) if ((left -= weight) < 0) return value;
      return from.at(-1)![0];
    },
    digits: (count: number): string => Array.from({ length: count }, () => int(10)).join(''),
    /** An id like the server's own: UUIDv7 of a time. */
    id: (at: number): string => {
      const time = at.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + int(4)).toString(16)}${hex(3)}-${hex(12)}`;
    },
  };
};
