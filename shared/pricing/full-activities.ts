import { cents } from '../kernel/money.ts';
import type { FullActivity } from './activities.ts';
import { scopeFinder } from './full-scope.ts';
import type { OpenLine } from './open-line.ts';
import { FULL_RULES } from './promotions/index.ts';
import { prorate } from './prorate.ts';
import type { Change } from './trace.ts';

/**
 * An activity while the best is looked for: its lines (places, in cart order), what those without
 * another activity cost, and what it would take of that.
 */
type Running = {
  readonly activity: FullActivity;
  readonly lines: number[];
  baseCents: number;
  takes: number;
};

/**
 * What step 3 took: cents of each line, the changes as they were applied, the places of the lines
 * that bear no voucher because of it, and the base of each activity before any was applied.
 */
export type FullResult = {
  readonly bases: readonly number[];
  readonly taken: readonly number[];
  readonly changes: readonly Change[];
  readonly withoutVoucher: ReadonlySet<number>;
};

/** What the highest tier reached takes; of equal tiers the first counts (decision H7). */
const fullTakes = (
  { activityType, discountContentList }: FullActivity,
  baseCents: number,
): number => {
  let best: { fullAtm: number; discount: number } | undefined;
  for (const tier of discountContentList)
    if (tier.fullAtm <= baseCents && (best === undefined || tier.fullAtm > best.fullAtm))
      best = tier;
  return best === undefined ? 0 : FULL_RULES[activityType].takes(baseCents, best.discount);
};

/** Every activity with its whole base, and for each line the activities whose base it is in. */
const lineUp = (
  lines: readonly OpenLine[],
  activities: readonly FullActivity[],
): { running: Running[]; holders: Running[][] } => {
  const running = activities.map((activity): Running => ({
    activity,
    lines: [],
    baseCents: 0,
    takes: 0,
  }));
  const placesFor = scopeFinder(activities);
  const holders = lines.map((open, place) => {
    const held = placesFor(open.line)
      .map((at) => running[at]!)
      .filter(({ activity }) => FULL_RULES[activity.activityType].admits(open));
    for (const each of held) {
      each.lines.push(place);
      each.baseCents += open.goodsCents;
    }
    return held;
  });
  for (const each of running) each.takes = fullTakes(each.activity, each.baseCents);
  return { running, holders };
};

const mostOf = (running: readonly Running[]): Running | undefined => {
  let best: Running | undefined;
  for (const each of running) if (each.takes > (best?.takes ?? 0)) best = each;
  return best;
};

/**
 * Step 3: the activity that takes most is applied to its lines, then the next to the lines that are
 * left, until none takes anything (decisions H7, H8).
 */
export const applyFullActivities = (
  lines: readonly OpenLine[],
  activities: readonly FullActivity[],
): FullResult => {
  const taken = lines.map(() => 0);
  const changes: Change[] = [];
  const withoutVoucher = new Set<number>();
  const { running, holders } = lineUp(lines, activities);
  const bases = running.map(({ baseCents }) => baseCents);
  const isFree = lines.map(() => true);
  for (let best = mostOf(running); best !== undefined; best = mostOf(running)) {
    const {
      activity: { id, activityType, shareVoucher },
      takes,
    } = best;
    const base = best.lines.filter((place) => isFree[place]);
    const touched = new Set<Running>();
    const parts = prorate(
      cents(takes),
      base.map((place) => lines[place]!.goodsCents),
    );
    for (const [index, place] of base.entries()) {
      taken[place] = parts[index]!;
      isFree[place] = false;
      if (!shareVoucher) withoutVoucher.add(place);
      for (const holder of holders[place]!) {
        holder.baseCents -= lines[place]!.goodsCents;
        touched.add(holder);
      }
    }
    for (const each of touched) each.takes = fullTakes(each.activity, each.baseCents);
    changes.push({
      step: FULL_RULES[activityType].step,
      ruleId: id,
      lineIds: base.map((place) => lines[place]!.line.uuid),
      delta: -takes,
    });
  }
  return { bases, taken, changes, withoutVoucher };
};
