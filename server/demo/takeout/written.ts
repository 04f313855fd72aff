import type { ActivityKind, ActivityRules } from '#server/modules/catalogue/index.ts';
import type { Menu, MenuDish } from './menu.ts';

export type One<K extends ActivityKind> = { kind: K; rules: ActivityRules[K]; endsAt?: number };
/** An activity before it has a store and an id. */
export type Written = { [K in ActivityKind]: One<K> }[ActivityKind];

export const say = (zh: string, en: string) => ({ zh, en });
export const SHARES = { shareVoucher: true, shareFullDiscount: true, shareFullReduction: true };

/** Dishes that may be discounted: in stock, of one size, without a limit, not the cheapest things. */
export const offerable = ({ dishes }: Menu): MenuDish[] =>
  dishes.filter(
    ({ stock, limit, price, facts }) =>
      stock !== 0 && limit === -1 && price >= 1800 && facts.skus.length === 1,
  );
