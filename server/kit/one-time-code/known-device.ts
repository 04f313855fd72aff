import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Context } from '#server/kit/context.ts';
import { shortSeal } from '#server/kit/digest.ts';
import type { Phone } from './code-repo.ts';
import { dropOldDevices, knowsDevice, noteDevice } from './known-device-repo.ts';

/** Devices of one account. */
const MOST = 5;
const KNOWN_MS = 180 * DAY;

type Caller = Pick<Context, 'now' | 'deps' | 'equipmentId'>;

/** A device's own id is random, and only the device has it: a network would be shared with strangers. */
const deviceOf = ({ equipmentId, deps: { secrets } }: Caller): string =>
  shortSeal(secrets.identity, `known device ${equipmentId}`);

/** Remembers the device at which somebody has just signed in. */
export const rememberDevice = async (context: Caller, userId: string): Promise<void> => {
  if (context.equipmentId === '') return;
  const known = { userId, device: deviceOf(context), most: MOST };
  await noteDevice(context.deps.db.query, known, context.now);
};

/** Whether the account of a phone was signed in at the device that asks. */
export const isKnownDevice = (context: Caller, phone: Phone): Promise<boolean> => {
  const known = { device: deviceOf(context), since: plus(context.now, -KNOWN_MS) };
  return knowsDevice(context.deps.db.query, phone, known);
};

/** Forgets devices at which nobody signed in for long. */
export const sweepDevices = (query: Query, now: Instant): Promise<void> =>
  dropOldDevices(query, plus(now, -KNOWN_MS));
