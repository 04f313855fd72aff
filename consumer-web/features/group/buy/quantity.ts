/** The limits of how many pieces of a product may be bought; -1 is no limit (decision G7). */
type Offer = {
  limitCount: number;
  stock: number;
  minPurchase: number;
  sellout: boolean;
  isShelf: boolean;
  /** When it comes on sale; null: it has. */
  notYetOnSaleUntil: number | null;
};
export type Buyable =
  | { ok: true; least: number; most: number }
  | { ok: false; reason: 'offSale' | 'coming' | 'soldOut' | 'limit' };

/** The contract takes at most so many in one order. */
const MOST = 99;
const bound = (value: number): number => (value < 0 ? MOST : Math.min(value, MOST));

/** From how many to how many of a product can be chosen. */
export const buyable = ({
  limitCount,
  stock,
  minPurchase,
  sellout,
  isShelf,
  notYetOnSaleUntil,
}: Offer): Buyable => {
  const least = Math.max(1, minPurchase);
  if (!isShelf) return { ok: false, reason: 'offSale' };
  if (notYetOnSaleUntil !== null) return { ok: false, reason: 'coming' };
  if (sellout || bound(stock) < least) return { ok: false, reason: 'soldOut' };
  if (bound(limitCount) < least) return { ok: false, reason: 'limit' };
  return { ok: true, least, most: Math.min(bound(limitCount), bound(stock)) };
};
