import type { WindowType } from '../codes/popup.ts';
import { dayOf, type Day, type Instant } from '../kernel/time.ts';
import type { Popup, PopupAudience, PopupPlace } from './popup.ts';

/**
 * What is remembered of one window type, place and audience (spec 002 §4). Plain data, fit for
 * storage.
 */
export type PopupRecord = {
  /** The last id set that was shown, sorted and joined; empty before the first. */
  readonly lastIds: string;
  readonly pushFrequency: number | null;
  readonly time: Instant | null;
  readonly day: Day | null;
  /** Ids put off until the next start of the app (decision L7). */
  readonly nextTime: readonly string[];
  /** Ids put away for ever (decision L7). */
  readonly disabled: readonly string[];
};

type Slot = `${PopupAudience}.${PopupPlace}.${WindowType}`;
/** What was remembered of each pop-up slot, and of single pop-ups in it (`key`). */
export type PopupMemory = Readonly<Record<string, PopupRecord>>;

/** Records that are kept: those that were shown longest ago go first, those put away for ever last. */
export const MOST_RECORDS = 200;

/** The memory of a device on which no pop-up was shown. */
export const NO_MEMORY: PopupMemory = {};
const BLANK: PopupRecord = {
  lastIds: '',
  pushFrequency: null,
  time: null,
  day: null,
  nextTime: [],
  disabled: [],
};

const slotOf = ({ audience, place, windowType }: Popup): Slot =>
  `${audience}.${place}.${windowType}`;
const keyOf = (popup: Popup): string =>
  popup.key === undefined ? slotOf(popup) : `${slotOf(popup)}.${popup.key}`;

/** The same set of ids gives the same text, in any order (decision L5). */
export const idSetOf = (ids: readonly string[]): string => [...new Set(ids)].sort().join(',');

/**
 * What is remembered for a pop-up's window type, place and audience; for one with a key, what is
 * remembered under it, else of its window.
 */
export const recordOf = (memory: PopupMemory, popup: Popup): PopupRecord =>
  memory[keyOf(popup)] ?? memory[slotOf(popup)] ?? BLANK;

/** The later a record was shown, the higher; above all those that hold a "never again". */
const rankOf = ({ time, disabled }: PopupRecord): number =>
  disabled.length > 0 ? Number.POSITIVE_INFINITY : (time ?? 0);

const withRecord = (
  memory: PopupMemory,
  popup: Popup,
  change: Partial<PopupRecord>,
): PopupMemory => {
  const slot = keyOf(popup);
  const others = Object.entries(memory).filter(([other]) => other !== slot);
  const latest = others
    .toSorted(([, a], [, b]) => rankOf(b) - rankOf(a))
    .slice(0, MOST_RECORDS - 1);
  return {
    ...Object.fromEntries(latest),
    [slot]: { ...recordOf(memory, popup), ...change },
  };
};

const joined = (ids: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...ids, ...more]),
];

/** The memory after a pop-up was shown: its id set, frequency, time and day at UTC+8. */
export const rememberShown = (memory: PopupMemory, popup: Popup, now: Instant): PopupMemory =>
  withRecord(memory, popup, {
    lastIds: idSetOf(popup.ids),
    pushFrequency: popup.pushFrequency ?? null,
    time: now,
    day: dayOf(now),
  });

/**
 * The memory after "next time": these ids come again with the next start of the app (decision L7).
 */
export const rememberNextTime = (
  memory: PopupMemory,
  popup: Popup,
  ids: readonly string[] = popup.ids,
): PopupMemory =>
  withRecord(memory, popup, { nextTime: joined(recordOf(memory, popup).nextTime, ids) });

/**
 * The memory after "never again": these ids stay away for ever, in this place and for this audience
 * (decision L7).
 */
export const rememberDisabled = (
  memory: PopupMemory,
  popup: Popup,
  ids: readonly string[] = popup.ids,
): PopupMemory =>
  withRecord(memory, popup, { disabled: joined(recordOf(memory, popup).disabled, ids) });

/** The memory at a new start of the app: what was put off comes again (decision L7). */
export const rememberStart = (memory: PopupMemory): PopupMemory =>
  Object.fromEntries(
    Object.entries(memory).map(([slot, record]) => [slot, { ...record, nextTime: [] }]),
  );
