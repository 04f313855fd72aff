import { vi } from 'vitest';

/** A limit for what never comes, not a pace: a busy machine takes its time. */
const LIMIT_MS = 20_000;

/** Runs a check until it passes. For tests; `vi.waitFor` by itself gives up after a second. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LIMIT_MS });
