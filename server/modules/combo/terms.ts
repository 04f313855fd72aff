import * as z from 'zod/mini';
import type { ComboOdds, ComboPieces } from '#shared/voucher/combo-draw.ts';
import { COUPON_BUSINESSES, type CouponBusiness } from '#shared/codes/coupon.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { Bilingual } from '#server/kit/context.ts';
import { bilingual, moneyField, type DocumentOf } from '#server/kit/document.ts';

export const comboOdds: DocumentOf<ComboOdds[]> = z.array(
  z.object({ amount: moneyField, chance: z.number() }),
);

/** Pieces of one face, for one business. */
export type PieceTerms = ComboPieces & { business: CouponBusiness; limitAmount: Cents };
export const pieceTerms: DocumentOf<PieceTerms[]> = z.array(
  z.object({
    business: z.enum(COUPON_BUSINESSES),
    amount: moneyField,
    limitAmount: moneyField,
    quantity: z.number(),
    odds: comboOdds,
  }),
);

/** A group as it was when it was ordered; what is changed afterwards does not bind its buyer. */
export type GroupTerms = {
  name: Bilingual;
  pieces: readonly PieceTerms[];
  validDays: number;
  maxWithdrawals: number | null;
  isRefundable: boolean;
};
export const groupTerms = z.object({
  name: bilingual,
  pieces: pieceTerms,
  validDays: z.number(),
  maxWithdrawals: z.nullable(z.number()),
  isRefundable: z.boolean(),
});

/** A group on sale. `stock`, `limitQty`: -1 for any number. */
export type SoldGroup = GroupTerms & {
  id: string;
  price: Cents;
  stock: number;
  sold: number;
  limitQty: number;
};

/** How many of a group are left; -1 for any number. */
export const leftOf = ({ stock, sold }: Pick<SoldGroup, 'stock' | 'sold'>): number =>
  stock < 0 ? -1 : Math.max(0, stock - sold);
