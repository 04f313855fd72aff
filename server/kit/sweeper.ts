import type { FastifyBaseLogger } from 'fastify';

export type Sweep = { everyMs: number; work: () => Promise<unknown> };

/** Runs each sweep from time to time, one after another. Returns a function that stops them and waits for what is running. */
export const runSweeps = (sweeps: readonly Sweep[], log: FastifyBaseLogger) => {
  let running: Promise<unknown> = Promise.resolve();
  const timers = sweeps.map(({ everyMs, work }) =>
    setInterval(() => {
      running = running.then(work).catch((error: unknown) => {
        log.warn({ err: error }, 'tidying up failed');
      });
    }, everyMs),
  );
  return async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
};
