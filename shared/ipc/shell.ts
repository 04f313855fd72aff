import * as z from 'zod/mini';

/**
 * A message that the main process sends to the console. `voucher`: a `senado://` link named one, to
 * be looked up. `woke`: the machine was asleep. `chosen`: a choice changed outside the page.
 */
export const desktopSignal = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('voucher'),
    text: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  z.object({ type: z.literal('woke') }),
  z.object({ type: z.literal('chosen') }),
]);
/** A message of the shell to the console. */
export type DesktopSignal = z.output<typeof desktopSignal>;

/** A place in a row of messages: the last one that the page has dealt with, 0 for none. */
export const seenSoFar = z.object({ seen: z.int().check(z.gte(0)) });
/** The next message after it. `signal` null: ask again. */
export const nextSignal = z.object({ seq: z.int(), signal: z.nullable(desktopSignal) });

/**
 * `off`: not wanted, no request is made. `noFeed`: no address is set on this machine.
 * `ready`: comes into force at the next start.
 */
export const updateState = z.enum([
  'off',
  'noFeed',
  'waiting',
  'checking',
  'current',
  'ready',
  'failed',
]);
/** The state of automatic updates. */
export type UpdateState = z.output<typeof updateState>;

/**
 * What may be chosen for the desktop itself. `openAtLogin` null: this system has no such list.
 * `displays`: screens that are plugged in.
 */
export const desktopChoices = z.object({
  openAtLogin: z.nullable(z.boolean()),
  customerDisplay: z.boolean(),
  displays: z.int(),
  updates: z.boolean(),
  updateState,
});
/** The settings of the desktop. */
export type DesktopChoices = z.output<typeof desktopChoices>;

/** A change of one or more of them. Where updates come from is no choice of a page. */
export const desktopChange = z.object({
  openAtLogin: z.optional(z.boolean()),
  customerDisplay: z.optional(z.boolean()),
  updates: z.optional(z.boolean()),
});
/** A change of the desktop’s settings. */
export type DesktopChange = z.output<typeof desktopChange>;

/** So many orders are counted; more are shown as this many. */
export const MOST_WAITING = 999;
/** A number of orders that wait. */
export const waitingCount = z.int().check(z.gte(0), z.lte(MOST_WAITING));

/** A fault of the page for the log, which hides codes, numbers and tokens in it. */
export const pageFault = z.object({
  kind: z.enum(['error', 'rejection', 'screen']),
  text: z.string().check(z.maxLength(4000)),
});
