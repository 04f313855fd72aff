import type { ActivityKind, TakeoutActivity, TakeoutActivityOf } from './activity-rules.ts';

/** Those of one kind. */
export const ofKind = <K extends ActivityKind>(
  activities: readonly TakeoutActivity[],
  kind: K,
): TakeoutActivityOf<K>[] =>
  activities.filter(
    (activity): activity is TakeoutActivityOf<K> & TakeoutActivity => activity.kind === kind,
  );
