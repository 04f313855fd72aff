import { DISH_PRICE, MENU_LIMITS } from '#shared/codes/menu.ts';
import { cents, toDollars } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import { needPrice } from '../menu-edit/rules.ts';
import { dealEdited, editDeal, type HeldDeal } from './edit-deal.ts';
import { writeDeal, type EditedDeal } from './edit-repo.ts';

type Request = Parameters<Handlers['merchantProductEdit']>[1];

const factsOf = ({ price, originalPrice, stock }: EditedDeal): Facts => ({
  price: toDollars(price).toFixed(2),
  originalPrice: toDollars(originalPrice).toFixed(2),
  stock: String(stock),
});

/** Refuses numbers that no deal can have. */
const needNumbers = ({ price, stock }: Request): void => {
  if (price !== undefined) needPrice(price, DISH_PRICE, 'price');
  if (stock !== undefined && (stock < -1 || stock > MENU_LIMITS.stock))
    refuse('DEAL_STOCK_INVALID', { most: MENU_LIMITS.stock });
};

const write = async (
  query: Query,
  context: MerchantContext,
  { at, product, before, next, request }: HeldDeal & { request: Request },
) => {
  const price = request.price ?? before.price;
  const after: EditedDeal = {
    price,
    // a price crossed out is never below the price
    originalPrice: cents(Math.max(price, before.originalPrice)),
    stock: request.stock ?? before.stock,
    ...next,
  };
  await writeDeal(query, at, after);
  await dealEdited(query, context, { product, before: factsOf(before), after: factsOf(after) });
  const { originalPrice, stock, seq } = after;
  return { productId: product.id, price, originalPrice, stock, seq };
};

/** Changes the price and the stock of a deal (decision DA27). Orders hold their price, so sold vouchers keep it. */
export const editProduct: Handlers['merchantProductEdit'] = (context, request) =>
  editDeal(context, request, {
    scope: 'product/edit',
    write: (query, deal) => {
      needNumbers(request);
      return write(query, context, { ...deal, request });
    },
  });
