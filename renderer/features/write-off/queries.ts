import { useMutation } from '@tanstack/react-query';
import { contract } from '#shared/contract/index.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { api } from '../../lib/api.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStoreSwitches } from '../../domain/store-switches/store-switches.ts';

export type Found = ReplyOf<typeof contract.groupVerifySearch>;
export type FoundOrder = Found['result'][number];

/** Characters that a search needs: a cashier may not fish with short ones (table A, row 25). */
const LEAST = { cashier: 4, others: 2 } as const;

/** What the person at the till may search by, or null when they may not search at all. */
export const useSearchRight = (): { least: number } | null => {
  const { role } = useSignedIn().operator;
  const { searchAllowed } = useStoreSwitches();
  if (!contract.groupVerifySearch.roles?.includes(role)) return null;
  if (role === 'cashier') return searchAllowed ? { least: LEAST.cashier } : null;
  return { least: LEAST.others };
};

/** Finds orders without a code. Not retried automatically: a miss counts as a guess. */
export const useOrderSearch = () => {
  const { storeId, deviceId } = useSignedIn();
  return useMutation({
    mutationKey: ['order-search'],
    mutationFn: (keyword: string): Promise<Found> =>
      api.groupVerifySearch({ keyword, storeId: storeId!, deviceId }),
  });
};
