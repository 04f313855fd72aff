import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/kit/deps.ts';
import { isFeedKey } from '#server/modules/order/index.ts';
import { acceptPaid } from './auto-accept.ts';

/** Accepts right after each payment that this process takes; a sweep looks again, for a process that stopped in between. Returns a function that stops it and waits for what is running. */
export const startAutoAccept = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let isAsked = false;
  let isOver = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isAsked && !isOver) {
      isAsked = false;
      await acceptPaid(db, clock.now()).catch((error: unknown) => {
        log.warn({ err: error }, 'orders could not be accepted');
      });
    }
    running = null;
  };
  const leave = db.onEnds?.((keys) => {
    if (!keys.some(isFeedKey)) return;
    isAsked = true;
    running ??= run();
  });
  return async () => {
    isOver = true;
    leave?.();
    await running;
  };
};
