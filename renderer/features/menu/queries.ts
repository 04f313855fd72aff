import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { MenuState } from '#shared/codes/menu.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { merchantMenuCalls } from '#shared/contract/merchant/menu.ts';
import type { ProductId, StoreId } from '#shared/kernel/ids.ts';
import { newRequestId } from '../../lib/fresh-id.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query.ts';
import { api } from './api.ts';

type Calls = typeof merchantMenuCalls;
export type MenuPage = ReplyOf<Calls['merchantMenuList']>;
export type DishOf = ReplyOf<Calls['merchantMenuGet']>['dish'];

/** What the keys of all queries of menus begin with. */
export const MENU = 'menu';
const PAGE = 50;

export type MenuFilter = { classId: string; keyword: string; state: MenuState };

/** The dishes of a store under a filter, page by page. */
export const useMenu = (storeId: StoreId, filter: MenuFilter) => {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: [MENU, 'list', language, storeId, filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      api.merchantMenuList({ storeId, ...filter, offset: pageParam, size: PAGE }, { signal }),
    getNextPageParam: ({ next, nextOffset }: MenuPage) => (next ? nextOffset : undefined),
  });
};

/** A dish as it stands, never an old one: its version is sent back. `use`: each has a copy of its own. */
export const useDish = (storeId: StoreId, productId: ProductId, use = 'to edit') => {
  const language = useLanguage();
  return useQuery({
    queryKey: [MENU, 'dish', language, storeId, productId, use],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => api.merchantMenuGet({ storeId, productId }, { signal }),
  });
};

export const useOptions = (storeId: StoreId) =>
  useQuery({
    queryKey: [MENU, 'options', storeId],
    queryFn: ({ signal }) => api.merchantMenuOptions({ storeId }, { signal }),
  });

const refresh = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [head, part] }) => head === MENU && part !== 'dish',
  });

type Body<N extends keyof Calls> = Omit<BodyOf<Calls[N]>, 'requestId' | 'storeId'>;

/** An edit of the menu: the list follows whatever became of it. */
export const useEdit = <B, R>(run: (body: B) => Promise<R>) =>
  useMutation({ mutationFn: run, onSettled: refresh });

export const at = (storeId: StoreId) => ({ requestId: newRequestId(), storeId });

export const useSaveDish = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuSave'>) => api.merchantMenuSave({ ...at(storeId), ...body }));
export const useDeleteDish = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuDelete'>) =>
    api.merchantMenuDelete({ ...at(storeId), ...body }),
  );
export const useOrder = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuOrder'>) => api.merchantMenuOrder({ ...at(storeId), ...body }));
export const useSaveClass = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuSaveClass'>) =>
    api.merchantMenuSaveClass({ ...at(storeId), ...body }),
  );
export const useDeleteClass = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuDeleteClass'>) =>
    api.merchantMenuDeleteClass({ ...at(storeId), ...body }),
  );
export const useSetOptions = (storeId: StoreId) =>
  useEdit((body: Body<'merchantMenuSetOptions'>) =>
    api.merchantMenuSetOptions({ ...at(storeId), ...body }),
  );
export const useSetStock = (storeId: StoreId) =>
  useEdit(({ productId, stock }: { productId: ProductId; stock: number }) =>
    api.merchantMenuSetStock({ ...at(storeId), items: [{ productId, stock }] }),
  );
export const useSwitch = (storeId: StoreId) =>
  useEdit(({ productId, isOn }: { productId: ProductId; isOn: boolean }) =>
    api.merchantDeskSoldOut({
      ...at(storeId),
      items: [{ productId }],
      until: isOn ? 'ON' : 'DAY',
    }),
  );

/** What of a dish an editor sends back. */
export const editOf = ({
  productId: _productId,
  seq: _seq,
  isOff: _isOff,
  offUntil: _offUntil,
  promotionPrice: _promotionPrice,
  sold: _sold,
  changedBy: _changedBy,
  changedAt: _changedAt,
  ...edit
}: DishOf) => edit;

/** Sets the price of a dish from its row; a version that is not the row's is refused. */
export const useSetPrice = (storeId: StoreId) =>
  useEdit(
    async ({
      productId,
      seq,
      price,
    }: {
      productId: ProductId;
      seq: number;
      price: DishOf['price'];
    }) => {
      const { dish } = await api.merchantMenuGet({ storeId, productId });
      return api.merchantMenuSave({
        ...at(storeId),
        productId,
        seq,
        dish: { ...editOf(dish), price, stock: null },
      });
    },
  );

export const sendPhoto = async (storeId: StoreId, file: Blob): Promise<string> =>
  (await api.merchantMenuPhoto({ storeId }, { file })).url;
