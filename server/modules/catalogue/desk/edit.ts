import { isDeepStrictEqual } from 'node:util';
import { DISH_PRICE, MENU_LIMITS } from '#shared/codes/menu.ts';
import type { DealTexts } from '#shared/contract/merchant/deal-texts.ts';
import { cents, toDollars } from '#shared/kernel/money.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import { needPrice } from '../menu-edit/rules.ts';
import { dealEdited, editDeal, type HeldDeal } from './edit-deal.ts';
import { writeDeal, writeTerms, type EditedDeal } from './edit-repo.ts';

type Request = Parameters<Handlers['merchantProductEdit']>[1];

const factsOf = ({ price, originalPrice, stock }: EditedDeal): Facts => ({
  price: toDollars(price).toFixed(2),
  originalPrice: toDollars(originalPrice).toFixed(2),
  stock: String(stock),
});

const textFacts = ({ description, rules }: DealTexts): Facts => ({
  descriptionZh: description.zh,
  descriptionEn: description.en,
  rules: rules.map(({ zh }) => zh).join(' / '),
  rulesEn: rules.map(({ en }) => en).join(' / '),
});

/** What is read in both languages: without English words the Chinese ones stand for both. */
const inBoth = ({ zh, en }: DealTexts['description']) => ({ zh, en: en || zh });

/** The texts that are wanted, where they are others than those that there are. */
const newTexts = ({ texts }: Request, known: DealTexts): DealTexts | null => {
  if (texts === undefined) return null;
  const wanted = { description: inBoth(texts.description), rules: texts.rules.map(inBoth) };
  const { description, rules } = known;
  return isDeepStrictEqual(wanted, { description, rules }) ? null : wanted;
};

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
  const texts = newTexts(request, product.texts);
  await writeDeal(query, at, after);
  if (texts !== null) await writeTerms(query, at, { texts, next });
  await dealEdited(query, context, {
    product,
    before: { ...factsOf(before), ...(texts && textFacts(product.texts)) },
    after: { ...factsOf(after), ...(texts && textFacts(texts)) },
  });
  const { originalPrice, stock, seq } = after;
  return { productId: product.id, price, originalPrice, stock, seq };
};

/** Changes price, stock and texts of a deal (decision DA27). Orders hold their price and name their terms, so sold vouchers keep both. */
export const editProduct: Handlers['merchantProductEdit'] = (context, request) =>
  editDeal(context, request, {
    scope: 'product/edit',
    write: (query, deal) => {
      needNumbers(request);
      return write(query, context, { ...deal, request });
    },
  });
