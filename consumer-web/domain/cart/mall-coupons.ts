import { useQuery } from '@tanstack/react-query';
import type { Cart } from '#shared/cart/cart-choice.ts';
import { useSession } from '../../lib/session/session.ts';
import type { CartShop, HeldMallCoupon } from './cart-shop.ts';

const NONE: readonly HeldMallCoupon[] = [];

/** The mall coupons that a member can put into the cart of a shop; a shop that takes none, and a visitor, has none. */
export const useMallCoupons = ({ kind, storeId, calls }: CartShop) => {
  const userId = useSession((state) => state.member?.userId ?? null);
  const { mallCoupons } = calls;
  const isAsked = mallCoupons !== undefined && userId !== null;
  const query = useQuery({
    queryKey: ['mine', 'mallCoupons', kind, storeId, userId],
    queryFn: ({ signal }) => mallCoupons?.({ signal }) ?? Promise.resolve(NONE),
    enabled: isAsked,
    staleTime: 30_000,
  });
  return { held: query.data ?? NONE, isWaiting: isAsked && query.isPending };
};

/** Those of the held ones that stand selected in a cart, and may be used. */
export const mallCouponsIn = (
  lines: Cart,
  held: readonly HeldMallCoupon[],
): readonly HeldMallCoupon[] => {
  const ids = new Set(
    lines.flatMap(({ selected, mallCouponUserId }) => (selected ? [mallCouponUserId] : [])),
  );
  return held.filter(({ mallCouponUserId, canUse }) => canUse && ids.has(mallCouponUserId));
};
