import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import { host } from '../../lib/host/host.ts';
import { useT } from '../../lib/i18n.ts';
import { useStay } from '../../lib/navigation/use-stay.ts';
import { notify } from '../../lib/notice.ts';
import { useSession } from '../../lib/session/session.ts';
import type { Shop } from '../shop.ts';
import { menuOf, type Menu } from './cart-menu.ts';
import { menuQuery, storeKey, storeStateQuery } from './cart-queries.ts';
import { renewCart, type NamedDifference } from './cart-renew.ts';
import { useReturn } from './use-return.ts';

/** What changed under the guest's cart; `isGoing`: they are on their way to the checkout. */
export type Changes = { list: readonly NamedDifference[]; isGoing: boolean };

/** `checkoutPath`: where the cart is ordered. `isKept`: the menu is what the device kept, and nothing is priced by it. */
type Options = { checkoutPath: string; isKept: boolean };

/** Asks for menu and store anew and makes the cart true to them: what changed in it, and whether the store takes the order. */
const renewForOrder = async (queries: QueryClient, shop: Shop, userId: string | null) => {
  const [reply, state] = await Promise.all([
    queries.fetchQuery(menuQuery(shop.storeId)),
    queries.fetchQuery(storeStateQuery(shop.storeId)),
  ]);
  const list = await renewCart(shop, menuOf(reply), userId);
  return { list, isTaken: takesOrders(state) };
};

/** Re-prices the cart when the page opens, when it comes back, after a sign-in, and before the checkout (decisions G1, G11); never by a menu that was kept. */
export const useRenewal = (shop: Shop, menu: Menu, { checkoutPath, isKept }: Options) => {
  const t = useT();
  const userId = useSession((state) => state.member?.userId ?? null);
  const [changes, setChanges] = useState<Changes | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  // the check before the checkout renews the cart by itself
  const isRenewing = useRef(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const stay = useStay();
  useReturn(shop);
  useEffect(() => {
    if (isRenewing.current || isKept) return;
    let isHere = true;
    void renewCart(shop, menu, userId).then((list) => {
      if (isHere && list.length > 0) setChanges({ list, isGoing: false });
    });
    return () => {
      isHere = false;
    };
  }, [shop, menu, userId, isKept]);
  /** What changed is shown on the return too; who has left is led nowhere and told nothing. */
  const check = async (here: AbortSignal): Promise<void> => {
    const { list, isTaken } = await renewForOrder(queries, shop, userId);
    if (list.length > 0) setChanges({ list, isGoing: !here.aborted });
    else if (!here.aborted && isTaken) await navigate(checkoutPath);
    else if (!here.aborted) {
      notify(t('cart.submit.storeClosed'));
      await queries.invalidateQueries({ queryKey: storeKey(shop.storeId) });
    }
  };
  const checkout = (): void => {
    if (isChecking) return;
    // a question would wait for the network, and nobody would know what for
    if (!host.isOnline()) {
      notify(t('error.network'));
      return;
    }
    setIsChecking(true);
    isRenewing.current = true;
    const here = stay();
    check(here)
      .catch((error: unknown) => {
        if (!here.aborted) notify(errorText(error, t));
      })
      .finally(() => {
        setIsChecking(false);
        isRenewing.current = false;
      });
  };
  const dismiss = (): void => {
    const wasGoing = changes?.isGoing === true;
    setChanges(null);
    if (wasGoing) checkout();
  };
  const stayHere = (): void => {
    setChanges(null);
  };
  return { changes, dismiss, stay: stayHere, checkout, isChecking };
};
export type Renewal = ReturnType<typeof useRenewal>;
