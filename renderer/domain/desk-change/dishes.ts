import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/define.ts';
import { merchantDeskMenuCalls } from '#shared/contract/merchant/desk-menu.ts';
import type { OrderId, StoreId } from '#shared/kernel/ids.ts';
import { bindCalls } from '../../lib/api.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query.ts';

const { merchantDeskOut } = bindCalls({ merchantDeskOut: merchantDeskMenuCalls.merchantDeskOut });
const DISHES = 'desk-out';
/** Another till may switch a dish meanwhile. */
const EVERY_MS = 15_000;

type Out = ReplyOf<typeof merchantDeskMenuCalls.merchantDeskOut>;
export type Dish = Out['result'][number];
/** An option of the store, for all dishes that have it. */
export type Choice = NonNullable<Out['choices']>[number];

/** What of a dish can be out apart from it: its sizes, and the options that it has. */
export const partsOf = ({ sizes = [], optionIds = [] }: Dish, choices: readonly Choice[]) => ({
  sizes,
  options: choices.filter(({ optionId }) => optionIds.includes(optionId)),
});

/** What is out at a store, or its dishes with some words in their name. */
export const useDishes = (storeId: StoreId, keyword: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [DISHES, language, storeId, keyword],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => merchantDeskOut({ storeId, keyword }, { signal }),
  });
};

/** The dishes of an order as they stand, with the sizes and options that it was chosen with. */
export const useOrderedDishes = (storeId: StoreId, orderId: OrderId) => {
  const language = useLanguage();
  return useQuery({
    queryKey: [DISHES, language, storeId, orderId],
    queryFn: ({ signal }) => merchantDeskOut({ storeId, orderId }, { signal }),
  });
};

/** Loads them anew: a dish was switched. */
export const renewDishes = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [DISHES] });
