import { isNewUser } from '#shared/popup/activity-state.ts';
import { userScope } from '#shared/codes/popup.ts';
import type { Query } from '#server/db/db.ts';
import { hasPaidMarket } from './new-people-repo.ts';

const NEW = 0;

/** The scope of a member in the supermarkets: 1 has paid for an order before (spec 002 §3, decision P11). */
export const marketScope = async (query: Query, userId: string): Promise<number> =>
  (await hasPaidMarket(query, userId)) ? userScope.codes.existingUser : NEW;

/** Whether somebody is new to the supermarkets; a visitor, null, is until they sign in. */
export const isNewToMarkets = async (query: Query, userId: string | null): Promise<boolean> =>
  isNewUser(userId === null ? null : await marketScope(query, userId));
