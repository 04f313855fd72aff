import { DAY, HOUR, MINUTE } from '#shared/kernel/time.ts';

/** The state of an order of the demonstration. `cooking`: paid a moment ago; the simulator goes on with it. */
export type SceneState =
  | 'cooking'
  | 'completed'
  | 'reviewed'
  | 'cancelled'
  | 'partRefunded'
  | 'refundAsked';
export type Scene = {
  storeId: string;
  agoMs: number;
  isPickup?: boolean;
  dishes: number;
  state: SceneState;
  remark?: string;
};

/** Takeout orders of the demonstration's consumer, one of each kind that a list may show. */
export const TAKEOUT_SCENES: readonly Scene[] = [
  { storeId: 't-lotus-congee', agoMs: MINUTE, dishes: 2, state: 'cooking', remark: '請放在門口' },
  { storeId: 't-felicity-roast', agoMs: 5 * HOUR, isPickup: true, dishes: 2, state: 'completed' },
  { storeId: 't-nape-sushi', agoMs: 20 * HOUR, dishes: 3, state: 'refundAsked' },
  { storeId: 't-penha-kitchen', agoMs: 3 * DAY, dishes: 2, state: 'reviewed' },
  { storeId: 't-iao-hon-thai', agoMs: 5 * DAY, dishes: 3, state: 'partRefunded' },
  { storeId: 't-red-market-cafe', agoMs: 8 * DAY, dishes: 1, state: 'cancelled' },
  { storeId: 't-lotus-congee', agoMs: 12 * DAY, dishes: 3, state: 'reviewed' },
];
