import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRepriceDue } from '#shared/cart/reprice-cart.ts';
import { takesOrders } from '#shared/cart/store-bar.ts';
import { errorText } from '#shared/i18n/error-text.ts';
import type { Instant } from '#shared/kernel/time.ts';
import { takeoutShop } from '../shop.ts';
import { client } from '../../lib/api/api.ts';
import { host } from '../../lib/host/host.ts';
import { menuOf } from './cart-menu.ts';
import { menuQuery, storeStateQuery } from './cart-queries.ts';
import { renewCart, type NamedDifference } from './cart-renew.ts';
import { useT } from '../../lib/i18n.ts';
import { notify } from '../../lib/notice.ts';
import { screenOf } from '../../lib/navigation/screen-of.ts';
import { useSession } from '../../lib/session/session.ts';
import { useStay } from '../../lib/navigation/use-stay.ts';
import type { Menu } from './cart-menu.ts';

/** What changed under the guest's cart; `isGoing`: they are on their way to the checkout. */
export type Changes = { list: readonly NamedDifference[]; isGoing: boolean };

const CHECKOUT = '/order';
/** Whether there is a checkout to go to. */
export const hasCheckout = (): boolean => screenOf(CHECKOUT) !== null;
const checkoutPath = (storeId: string): string =>
  `${CHECKOUT}?storeId=${encodeURIComponent(storeId)}`;

/** Asks for the menu anew when the page comes back after more than 120 s (decision G11). */
const useReturn = (storeId: string): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let awaySince: Instant | null = null;
    const onChange = (): void => {
      if (document.hidden) {
        awaySince = client.now();
        return;
      }
      if (awaySince === null || !isRepriceDue({ kind: 'foreground', awaySince }, client.now()))
        return;
      void queries.invalidateQueries({ queryKey: menuQuery(storeId).queryKey });
      void queries.invalidateQueries({ queryKey: ['takeoutStore', storeId] });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [queries, storeId]);
};

/** Re-prices the cart when the page opens, when it comes back, after a sign-in, and before the checkout (decisions G1, G11); never by a menu that was kept. */
export const useRenewal = (storeId: string, menu: Menu, { isKept }: { isKept: boolean }) => {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const userId = useSession((state) => state.member?.userId ?? null);
  const [changes, setChanges] = useState<Changes | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  // the check before the checkout renews the cart by itself
  const isRenewing = useRef(false);
  const stay = useStay();
  useReturn(storeId);
  useEffect(() => {
    if (isRenewing.current || isKept) return;
    let isHere = true;
    void renewCart(takeoutShop(storeId), menu, userId).then((list) => {
      if (isHere && list.length > 0) setChanges({ list, isGoing: false });
    });
    return () => {
      isHere = false;
    };
  }, [storeId, menu, userId, isKept]);
  /** What changed is shown on the return too; who has left is led nowhere and told nothing. */
  const check = async (here: AbortSignal): Promise<void> => {
    const [reply, state] = await Promise.all([
      queries.fetchQuery(menuQuery(storeId)),
      queries.fetchQuery(storeStateQuery(storeId)),
    ]);
    const list = await renewCart(takeoutShop(storeId), menuOf(reply), userId);
    if (list.length > 0) {
      setChanges({ list, isGoing: !here.aborted });
      return;
    }
    if (here.aborted) return;
    if (takesOrders(state)) await navigate(checkoutPath(storeId));
    else {
      notify(t('cart.submit.storeClosed'));
      await queries.invalidateQueries({ queryKey: ['takeoutStore', storeId] });
    }
  };
  const checkout = (): void => {
    if (isChecking) return;
    // a question would wait for the line, and nobody would know what for
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
  return {
    changes,
    dismiss,
    stay: () => {
      setChanges(null);
    },
    checkout,
    isChecking,
  };
};
export type Renewal = ReturnType<typeof useRenewal>;
