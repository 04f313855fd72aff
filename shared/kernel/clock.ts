import type { Instant } from './time.ts';

/** The only way to ask the time. `main` files give the real one, tests a fixed one. */
export type Clock = { now(): Instant };
