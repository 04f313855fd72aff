import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { useStay } from '../../lib/navigation/use-stay.ts';
import { notify } from '../../lib/notice.ts';
import { useSession } from '../../lib/session/session.ts';
import { menuOf, type Menu } from './cart-menu.ts';
import { menuQuery, storeKey, storeStateQuery } from './cart-queries.ts';
import { renewCart, type NamedDifference } from './cart-renew.ts';
import type { CartShop } from './cart-shop.ts';
import { useReturn } from './use-return.ts';

/** What changed under the guest's cart; `isGoing`: they are on their way to the checkout. */
export type Changes = { list: readonly NamedDifference[]; isGoing: boolean };

type Renewing = {
  shop: CartShop;
  userId: string | null;
  setChanges: (changes: Changes | null) => void;
};

/** Refetches menu and store and re-prices the cart: what changed in it, and whether the store takes orders. */
const renewForOrder = async (queries: QueryClient, { shop, userId }: Renewing) => {
  const [reply, state] = await Promise.all([
    queries.fetchQuery(menuQuery(shop)),
    queries.fetchQuery(storeStateQuery(shop)),
  ]);
  const list = await renewCart(shop, menuOf(reply), userId);
  return { list, isTaken: takesOrders(state) };
};

/** Re-prices the cart by each new menu, and for each new owner; not during the check before the checkout, which does it itself. */
const useRenewByMenu = (
  { shop, userId, setChanges }: Renewing,
  menu: Menu | null,
  isChecking: RefObject<boolean>,
): void => {
  useEffect(() => {
    if (isChecking.current || menu === null) return;
    let isMounted = true;
    void renewCart(shop, menu, userId).then((list) => {
      if (isMounted && list.length > 0) setChanges({ list, isGoing: false });
    });
    return () => {
      isMounted = false;
    };
  }, [shop, menu, userId, isChecking, setChanges]);
};

/** Leads to the checkout, if nothing changed and the store takes orders. A guest who has left the page stays where they are; what changed is shown when they return. */
const useCheckBeforeCheckout = (renewing: Renewing) => {
  const { shop, setChanges } = renewing;
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (here: AbortSignal): Promise<void> => {
    const { list, isTaken } = await renewForOrder(queries, renewing);
    if (list.length > 0) setChanges({ list, isGoing: !here.aborted });
    else if (!here.aborted && isTaken) await navigate(shop.routes.checkout);
    else if (!here.aborted) {
      notify(t('cart.submit.storeClosed'));
      await queries.invalidateQueries({ queryKey: storeKey(shop) });
    }
  };
};

/** The button to the checkout: runs the check once at a time, and reports why it failed. */
const useCheckoutButton = (renewing: Renewing) => {
  const t = useT();
  const stay = useStay();
  const check = useCheckBeforeCheckout(renewing);
  const [isBusy, setIsBusy] = useState(false);
  const isChecking = useRef(false);
  const setIsChecking = (is: boolean): void => {
    setIsBusy(is);
    isChecking.current = is;
  };
  const checkout = (): void => {
    if (isBusy) return;
    // offline, the queries would be paused and the button busy for no visible reason
    if (!host.isOnline()) {
      notify(t('error.network'));
      return;
    }
    setIsChecking(true);
    const here = stay();
    check(here)
      .catch((error: unknown) => {
        if (!here.aborted) notify(errorText(error, t));
      })
      .finally(() => {
        setIsChecking(false);
      });
  };
  return { checkout, isBusy, isChecking };
};

/** Re-prices the cart when the page opens, when it comes back, after a sign-in, and before the checkout (decisions G1, G11). `menu` null: the page shows a stored copy, and nothing is priced by it. */
export const useRenewal = (shop: CartShop, menu: Menu | null) => {
  const userId = useSession((state) => state.member?.userId ?? null);
  const [changes, setChanges] = useState<Changes | null>(null);
  const renewing = { shop, userId, setChanges };
  useReturn(shop);
  const { checkout, isBusy, isChecking } = useCheckoutButton(renewing);
  useRenewByMenu(renewing, menu, isChecking);
  const stay = (): void => {
    setChanges(null);
  };
  const dismiss = (): void => {
    stay();
    if (changes?.isGoing === true) checkout();
  };
  return { changes, dismiss, stay, checkout, isChecking: isBusy };
};
export type Renewal = ReturnType<typeof useRenewal>;
