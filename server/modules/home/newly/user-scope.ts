import type { Handlers } from '#server/kit/context.ts';
import { marketScope } from '#server/modules/catalogue/index.ts';

/** Whether a member has paid for an order of a supermarket before (decision P11). */
export const marketUserScope: Handlers['marketUserScope'] = async ({ deps, session }) => ({
  userScope: await marketScope(deps.db.query, session.userId),
});
