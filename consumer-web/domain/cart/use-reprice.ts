import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { menuOf, type Menu } from './cart-menu.ts';
import { menuQuery } from './cart-queries.ts';
import type { CartShop } from './cart-shop.ts';
import { renewCart, type NamedDifference } from './cart-renew.ts';
import { onLongAway } from '../../lib/clock/long-away.ts';

export type Reprice = {
  menu: Menu | null;
  error: unknown;
  /** The cart's prices are those of the menu. */ isDone: boolean;
  differences: readonly NamedDifference[];
  accept: () => void;
  refetch: () => Promise<unknown>;
};

/** Updates prices, stock and limits of the cart when the checkout opens, and after a long absence (decision G11). Changes are shown until the guest has accepted them. */
export const useReprice = (shop: CartShop): Reprice => {
  const { data, error, refetch } = useQuery(menuQuery(shop));
  const [isDone, setIsDone] = useState(false);
  const [differences, setDifferences] = useState<readonly NamedDifference[]>([]);
  useEffect(() => {
    if (data === undefined) return;
    void renewCart(shop, menuOf(data)).then((found) => {
      setIsDone(true);
      setDifferences((before) => [...before, ...found]);
    });
  }, [data, shop]);
  useEffect(
    () =>
      onLongAway(() => {
        void refetch();
      }),
    [refetch],
  );
  return {
    menu: data === undefined ? null : menuOf(data),
    error: data === undefined ? error : null,
    isDone,
    differences,
    accept: () => {
      setDifferences([]);
    },
    refetch,
  };
};
