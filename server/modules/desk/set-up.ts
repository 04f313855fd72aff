import type { Query } from '#server/db/db.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { type Facts, recordChanges } from '#server/modules/audit/index.ts';

/** What of a store's desk was set up: a station, a printer or a pickup screen. `before` null: it is new; `after` null: it is gone. */
type SetUp = {
  storeId: string;
  id: string;
  name: string;
  before: Facts | null;
  after: Facts | null;
};

/** Writes down who set up what at a store's desk; what was not there before and after leaves no row. */
export const recordSetUp = async (
  query: Query,
  context: MerchantContext,
  { storeId, id, name, before, after }: SetUp,
): Promise<void> => {
  if (before === null && after === null) return;
  const gone = after === null ? 'DELETED' : 'CHANGED';
  await recordChanges(query, context, [
    {
      storeId,
      thing: 'SWITCHES',
      thingId: id,
      name: { zh: name, en: name },
      act: before === null ? 'ADDED' : gone,
      before,
      after,
    },
  ]);
};
