import type { QueryClient } from '@tanstack/react-query';
import { marketOrderCalls } from '#shared/contract/consumer/market-order.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import { bindCalls } from '../../../lib/api/api.ts';
import { menuOf } from '../../cart/cart-menu.ts';
import { menuQuery } from '../../cart/cart-queries.ts';
import { productIdsInCart } from '../../cart/cart-store.ts';
import { marketCartShop } from '../../shops/market-cart.ts';
import type { Order } from '../model.ts';
import type { BoughtAgain, Gone } from '../store-orders.ts';
import { fillCart } from './fill-cart.ts';

const { marketOnceAgain } = marketOrderCalls;
const api = bindCalls({ marketOnceAgain });

const goneOf = ({ gone }: ReplyOf<typeof marketOnceAgain>): Gone[] =>
  gone.map(({ productName: name, why }) => ({ name, why }));

/** Puts what a supermarket still sells of an order into its cart (decision P27). An order of another store changes nothing. */
export const buyMarketAgain = async (
  { storeId, tradeId }: Pick<Order, 'storeId' | 'tradeId'>,
  queries: QueryClient,
): Promise<BoughtAgain> => {
  const again = await api.marketOnceAgain({ tradeId });
  if (again.storeId !== storeId) return { gone: [], added: 0 };
  const shop = marketCartShop(storeId);
  const { queryKey } = menuQuery(shop);
  const reply = await queries.fetchQuery({
    queryKey: [...queryKey, 'again', tradeId],
    queryFn: ({ signal }) =>
      shop.calls.menu({
        signal,
        productIds: async () => [
          ...new Set([
            ...(await productIdsInCart(shop)),
            ...again.productList.map(({ productId }) => productId),
          ]),
        ],
      }),
  });
  const filled = await fillCart(again.productList, { shop, menu: menuOf(reply) });
  // it tells of all that the cart holds now
  queries.setQueryData(queryKey, reply);
  return { ...filled, gone: [...goneOf(again), ...filled.gone] };
};
