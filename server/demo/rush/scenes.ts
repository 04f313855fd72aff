import { MINUTE } from '#shared/kernel/time.ts';
import type { Scene, SceneState } from '../shop-orders/scenes.ts';
import { chance } from '../takeout/chance.ts';

/** The store at whose desk the rush is. */
export const RUSH_STORE = 't-food-hall';
/** What is said of an order beside its state: a change that its guest is asked about. */
export type RushScene = Scene & { isChanged?: boolean; buyer: number };

/** `minutes`: how long ago the guest paid, from and to; orders in the making for longer than the store takes are late. */
type Stage = {
  count: number;
  state: SceneState;
  minutes: readonly [number, number];
  isPickup?: boolean;
  isChanged?: boolean;
  slotInMs?: number;
};

const STAGES: readonly Stage[] = [
  { count: 8, state: 'paid', minutes: [0, 3] },
  { count: 14, state: { until: 'ACCEPTED' }, minutes: [4, 20] },
  { count: 6, state: { until: 'ACCEPTED' }, minutes: [45, 70] },
  { count: 2, state: { until: 'ACCEPTED' }, minutes: [6, 9], slotInMs: 60 * MINUTE },
  { count: 3, state: { until: 'ACCEPTED' }, minutes: [5, 8], isChanged: true },
  { count: 5, state: { until: 'COOKED' }, minutes: [25, 50], isPickup: true },
  { count: 5, state: { until: 'COOKED' }, minutes: [25, 45] },
  { count: 6, state: { until: 'PICKED_UP' }, minutes: [40, 60] },
  { count: 3, state: 'completed', minutes: [70, 100], isPickup: true },
  { count: 3, state: 'reviewed', minutes: [110, 150] },
  { count: 3, state: 'refundAsked', minutes: [80, 110] },
  { count: 2, state: 'cancelled', minutes: [10, 30] },
];

const REMARKS = ['少辣，多謝', '不要蔥', '請放在門口', '餐具兩份'] as const;

/** A rush hour at one store: sixty orders in all stages, drawn from a seed, so that it is the same at every start. `buyers`: how many people order. */
export const rushScenes = (seed: string, buyers: number): RushScene[] => {
  const roll = chance(`${seed}/rush`);
  const between = (from: number, to: number): number => from + roll() * (to - from);
  return STAGES.flatMap(({ count, minutes: [from, to], ...stage }) =>
    Array.from({ length: count }, (): RushScene => {
      const remark = REMARKS[Math.floor(roll() * 12)];
      return {
        ...stage,
        storeId: RUSH_STORE,
        agoMs: Math.round(between(from, to) * MINUTE),
        isPickup:
          stage.isPickup ?? (stage.slotInMs === undefined && roll() < 0.3 && isSimple(stage.state)),
        goods: 1 + Math.floor(roll() * 4),
        from: Math.floor(roll() * 30),
        // what the first of them wrote is shown under one name
        buyer: stage.state === 'reviewed' ? 0 : Math.floor(roll() * buyers),
        ...(remark !== undefined && { remark }),
      };
    }),
  );
};

/** A stage that no rider is needed for. */
const isSimple = (state: SceneState): boolean =>
  state === 'paid' || (typeof state === 'object' && state.until === 'ACCEPTED');
