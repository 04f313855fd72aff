import { cents, type Cents } from '#shared/kernel/money.ts';
import { mostOf } from '#shared/voucher/combo-draw.ts';
import type { Handlers } from '#server/kit/context.ts';
import { dearestDeals } from '#server/modules/catalogue/index.ts';
import { groupsOnSale } from './group-repo.ts';
import { leftOf, type PieceTerms } from './terms.ts';

/** What a piece that counts on an order of so much may grow to; null where none does. */
const mostAt = (pieces: readonly PieceTerms[], price: Cents): Cents | null => {
  const counting = pieces.filter(({ limitAmount }) => limitAmount <= price);
  return price > 0 && counting.length > 0
    ? cents(Math.max(...counting.map(({ odds }) => mostOf(odds))))
    : null;
};

/** Labels of stores and deals by the bundles on sale; the price of one piece decides, at its flash price while that runs. */
export const comboLabels: Handlers['comboLabels'] = async (
  { deps, now },
  { storeIds, productIds },
) => {
  const groups = (await groupsOnSale(deps.db.query, now)).filter((group) => leftOf(group) !== 0);
  const pieces = groups
    .flatMap((group) => group.pieces)
    .filter(({ business }) => business === 'group');
  const { stores, products } = await dearestDeals(deps.db, { storeIds, productIds }, now);
  const labelOf = (id: string, price: Cents | undefined) => {
    const maxAmount = mostAt(pieces, price ?? cents(0));
    return { id, isUsable: maxAmount !== null, maxAmount };
  };
  return {
    result: [
      ...storeIds.map((id) => labelOf(id, stores.get(id))),
      ...productIds.map((id) => labelOf(id, products.get(id))),
    ],
  };
};
