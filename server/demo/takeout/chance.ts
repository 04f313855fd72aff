/** Repeatable chance from 0 to 1: the same words give the same numbers, so that the town is the same at every start. */
export const chance = (words: string): (() => number) => {
  let state = [...words].reduce(
    (sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0,
    2_166_136_261,
  );
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
};
