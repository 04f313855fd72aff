import { setTimeout as sleep } from 'node:timers/promises';

type Plan = { times: number; firstMs: number; mostMs: number };
const PLAN: Plan = { times: 12, firstMs: 2, mostMs: 250 };

/** Retries work while `when` says that its failure is transient, with exponential backoff and jitter. */
export const retry = async <T>(
  work: () => Promise<T>,
  when: (error: unknown) => boolean,
  plan: Partial<Plan> = {},
): Promise<T> => {
  const { times, firstMs, mostMs } = { ...PLAN, ...plan };
  for (let turn = 0; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (turn >= times || !when(error)) throw error;
      await sleep(Math.random() * Math.min(mostMs, firstMs * 2 ** turn));
    }
  }
};
