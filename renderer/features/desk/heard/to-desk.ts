import { useNavigate } from 'react-router-dom';
import type { DeskOrder } from '#shared/contract/merchant/desk.ts';
import { href } from '#shared/routes/define.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { chooseStore, storeOf, useSignedIn } from '../../../lib/session.ts';

/** The way to the desk where these orders wait; a till that stands at a store of deals changes its store. */
export const useToDesk = (orders: readonly DeskOrder[]): (() => void) => {
  const navigate = useNavigate();
  const isElsewhere = storeOf(useSignedIn())?.kind === 'group';
  return () => {
    const storeId = orders[0]?.storeId;
    if (isElsewhere && storeId !== undefined) void chooseStore(storeId);
    void navigate(href(merchantRoutes.merchantDesk));
  };
};
