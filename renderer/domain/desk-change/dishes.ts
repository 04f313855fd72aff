import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import { merchantDeskMenuCalls } from '#shared/contract/merchant/desk-menu.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query.ts';

const { merchantDeskOut } = bindCalls({ merchantDeskOut: merchantDeskMenuCalls.merchantDeskOut });
const DISHES = 'desk-out';
/** Another till may switch a dish meanwhile. */
const EVERY_MS = 15_000;

export type Dish = ReplyOf<typeof merchantDeskMenuCalls.merchantDeskOut>['result'][number];

/** What is out at a store, or its dishes with some words in their name. */
export const useDishes = (storeId: StoreId, keyword: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [DISHES, language, storeId, keyword],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => merchantDeskOut({ storeId, keyword }, { signal }),
  });
};

/** Loads them anew: a dish was switched. */
export const renewDishes = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [DISHES] });
