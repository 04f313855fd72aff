import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#shared/kernel/time.ts';
import type { Deps } from '#server/kit/deps.ts';
import { townSimulator } from './simulator.ts';

const EVERY_MS = 2 * SECOND;

/** Runs the town by the server's clock. Returns a function that stops it and waits for the step under way. */
export const startTown = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  if (!config.demo || config.demoPace === 0) return () => Promise.resolve();
  const town = townSimulator(
    { db },
    {
      pace: config.demoPace,
      hasRiders: config.riders,
      ...(config.demoRefusals && { refuseRate: 0.1, rejectRate: 0.3 }),
    },
  );
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = town
      .step(clock.now())
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the town stood still');
      })
      .finally(() => {
        isBusy = false;
      });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
