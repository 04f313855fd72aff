import { route } from '../define.ts';

/**
 * Addresses and the map (spec 001 §2). `rp`: where to go back to; one step back when it is missing.
 * `/addressSave`: `id` edits, none is new. `/addressSearch`: `target` `form`: the place is for the
 * draft of the address `id`, or of a new one; without it the place is where the guest is.
 * `/orderAddress`: the choice for an order at `storeId`; `kind`: what kind of store that is, takeout's
 * where it is missing. `/storeMap` and `/market/storeMap`: `id` of the store.
 */
export const addressRoutes = {
  address: route('/address', { auth: true, title: 'title.address' }, { params: ['rp'] }),
  addressSearch: route(
    '/addressSearch',
    { auth: 'try', title: 'title.addressSearch' },
    { params: ['target', 'id', 'rp'] },
  ),
  addressSave: route(
    '/addressSave',
    { auth: true, title: 'title.addressNew' },
    { params: ['id', 'storeId', 'kind', 'rp'] },
  ),
  orderAddress: route(
    '/orderAddress',
    { auth: true, title: 'title.orderAddress' },
    { params: ['storeId', 'kind', 'rp'] },
  ),
  deliveryAddress: route(
    '/deliveryAddress',
    { auth: 'try', title: 'title.deliveryAddress' },
    { params: ['rp'] },
  ),
  storeMap: route('/storeMap', { auth: 'try', title: 'title.storeMap' }, { params: ['id'] }),
  marketStoreMap: route(
    '/market/storeMap',
    { auth: 'try', title: 'title.storeMap' },
    { params: ['id'] },
  ),
};
