import type { TakeoutActivity, TakeoutActivityOf } from './activity-rules.ts';
import { ofKind } from './of-kind.ts';
import type { TakeoutStore } from './store-repo.ts';

const REDUCTION = 1;

/** The full-reductions and full-discounts that a store lets count; a supermarket may have either off (decision P14). */
export const fullActivities = (
  { facts: { market } }: Pick<TakeoutStore, 'facts'>,
  activities: readonly TakeoutActivity[],
): TakeoutActivityOf<'full'>[] =>
  ofKind(activities, 'full').filter(
    ({ rules: { activityType } }) =>
      (activityType === REDUCTION ? market?.isUseFullReduction : market?.isUseFullDiscount) ?? true,
  );
