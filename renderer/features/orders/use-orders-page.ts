import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { asId, type OrderId } from '#shared/kernel/ids.ts';
import { dayOf, type Day } from '#shared/kernel/time.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { useNow } from '../../ui/use-now.ts';
import { filtersOf, queryOf, type Filters } from './filters.ts';

const ID = 'orderId';
const { merchantOrder, merchantOrderDetails } = merchantRoutes;

export type SetFilters = (change: Partial<Filters>) => void;
type OrdersPage = {
  filters: Filters;
  setFilters: SetFilters;
  today: Day;
  openedId: OrderId | null;
  open: (orderId: OrderId) => void;
  close: () => void;
};

/** The filters and the opened order, kept in the address: a reload and a shared link show the same, and the way back leads to the same list. */
export const useOrdersPage = (): OrdersPage => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const today = dayOf(useNow(60_000));
  const filters = filtersOf(query, today);
  const opened = pathname === merchantOrderDetails.path ? (query.get(ID) ?? '') : null;
  const cameFromList = (state as { cameFromList?: boolean } | null)?.cameFromList === true;

  const setFilters: SetFilters = (change) => {
    setQuery(
      (now) => {
        const next = queryOf({ ...filtersOf(now, today), offset: 0, ...change }, today);
        if (opened !== null) next.set(ID, opened);
        return next;
      },
      { replace: true, state },
    );
  };
  const open = (orderId: OrderId): void => {
    const next = queryOf(filters, today);
    next.set(ID, orderId);
    // from order to order is one step: the way back leads to the list
    void navigate(`${merchantOrderDetails.path}?${next.toString()}`, {
      replace: opened !== null,
      state: { cameFromList: opened === null || cameFromList },
    });
  };
  const close = (): void => {
    if (cameFromList) void navigate(-1);
    else
      void navigate(
        { pathname: merchantOrder.path, search: queryOf(filters, today).toString() },
        { replace: true },
      );
  };
  return {
    filters,
    setFilters,
    today,
    openedId: opened === null ? null : asId(opened),
    open,
    close,
  };
};
