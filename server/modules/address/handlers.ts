import type { addressCalls } from '#shared/contract/consumer/address.ts';
import type { Handlers } from '#server/kit/context.ts';
import { editBuyer, get, getBuyer, getList, list, marketList, remove } from './book.ts';
import { mapConfig, search, searchList } from './geo.ts';
import { add, edit } from './save.ts';

export const addressHandlers: Pick<Handlers, keyof typeof addressCalls> = {
  addressAdd: add,
  addressEdit: edit,
  addressGet: get,
  addressDel: remove,
  addressList: list,
  addressGetList: getList,
  addressMarketList: marketList,
  geoSearch: search,
  geoSearchList: searchList,
  mapConfig,
  riskEditBuyer: editBuyer,
  riskGetBuyer: getBuyer,
};
