/** Waits before the next question about a payment: 1, 2, 2, 3, then 5 seconds, for 60 seconds (decision K1). */
const FIRST_MS = [1000, 2000, 2000, 3000] as const;
const THEN_MS = 5000;
const TOTAL_MS = 60_000;

/** How long to wait after so many questions, or null when it is time to stop asking. */
export const pollWaitMs = (asked: number): number | null => {
  const wait = (index: number): number => FIRST_MS[index] ?? THEN_MS;
  let passed = 0;
  for (let index = 0; index < asked; index += 1) passed += wait(index);
  return passed + wait(asked) > TOTAL_MS ? null : wait(asked);
};
