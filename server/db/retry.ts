import { setTimeout as sleep } from 'node:timers/promises';

/** `endsAt`: no turn begins after it (`performance.now`). */
type Plan = { times: number; firstMs: number; mostMs: number; endsAt: number };
const PLAN: Plan = { times: 12, firstMs: 2, mostMs: 250, endsAt: Infinity };

/** Retries work while `when` says that its failure is transient, with exponential backoff and jitter. */
export const retry = async <T>(
  work: () => Promise<T>,
  when: (error: unknown) => boolean,
  plan: Partial<Plan> = {},
): Promise<T> => {
  const { times, firstMs, mostMs, endsAt } = { ...PLAN, ...plan };
  for (let turn = 0; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (turn >= times || !when(error)) throw error;
      const waitMs = Math.random() * Math.min(mostMs, firstMs * 2 ** turn);
      if (performance.now() + waitMs > endsAt) throw error;
      await sleep(waitMs);
    }
  }
};
