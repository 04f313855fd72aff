import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../db/errors.ts';

const EVERY_MS = 10_000;

/** Warns of a busy or lost database once in ten seconds, with the number of calls since the last line. */
export const busyLog = (now: () => number) => {
  let warnedAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return (log: Pick<FastifyBaseLogger, 'warn'>, error: unknown): void => {
    calls += 1;
    if (now() - warnedAt < EVERY_MS) return;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ calls, code: errorCode(error), reason }, 'the database is busy');
    warnedAt = now();
    calls = 0;
  };
};
