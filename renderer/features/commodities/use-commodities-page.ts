import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { asId, type ProductId } from '#shared/kernel/ids.ts';
import { merchantRoutes } from '#shared/routes/merchant/index.ts';
import { filtersOf, queryOf, type Filters } from './filters.ts';

const ID = 'productId';
const { merchantCommodity, merchantCommodityDetails } = merchantRoutes;

export type SetFilters = (change: Partial<Filters>) => void;
type CommoditiesPage = {
  filters: Filters;
  setFilters: SetFilters;
  openedId: ProductId | null;
  open: (productId: ProductId) => void;
  close: () => void;
};

/** The filters and the opened product, kept in the address: a reload and a shared link show the same, and the way back leads to the same list. */
export const useCommoditiesPage = (): CommoditiesPage => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const opened = pathname === merchantCommodityDetails.path ? (query.get(ID) ?? '') : null;
  const cameFromList = (state as { cameFromList?: boolean } | null)?.cameFromList === true;

  const setFilters: SetFilters = (change) => {
    setQuery(
      (now) => {
        const next = queryOf({ ...filtersOf(now), offset: 0, ...change });
        if (opened !== null) next.set(ID, opened);
        return next;
      },
      { replace: true, state },
    );
  };
  const open = (productId: ProductId): void => {
    const next = queryOf(filters);
    next.set(ID, productId);
    // from product to product is one step: the way back leads to the list
    void navigate(`${merchantCommodityDetails.path}?${next.toString()}`, {
      replace: opened !== null,
      state: { cameFromList: opened === null || cameFromList },
    });
  };
  const close = (): void => {
    if (cameFromList) void navigate(-1);
    else
      void navigate(
        { pathname: merchantCommodity.path, search: queryOf(filters).toString() },
        { replace: true },
      );
  };
  return { filters, setFilters, openedId: opened === null ? null : asId(opened), open, close };
};
