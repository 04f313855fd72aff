import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { storeCalls } from './api.ts';

export type { StorePage } from '../../../domain/cart/cart-shop.ts';
export type { Menu } from '../../../domain/cart/cart-menu.ts';
export type Dish = MenuProductRow;
export type Poster = ReplyOf<(typeof storeCalls)['takeoutPosters']>['result'][number];
export type { Exchange } from '../../../domain/store-page/offers/offer-queries.ts';
