import type { MenuProductRow } from '#shared/contract/consumer/takeout-menu-shapes.ts';
import type { ReplyOf } from '#shared/contract/define.ts';
import type { storeCalls } from './api.ts';

export type { StorePage } from '../../../domain/cart/cart-shop.ts';
export type { Menu } from '../../../domain/cart/cart-menu.ts';
export type Dish = MenuProductRow;
export type Poster = ReplyOf<(typeof storeCalls)['takeoutPosters']>['result'][number];
export type Comment = ReplyOf<(typeof storeCalls)['takeoutStoreCommentList']>['result'][number];
export type Exchange = NonNullable<ReplyOf<(typeof storeCalls)['takeoutPurchaseInfo']>['purchase']>;
