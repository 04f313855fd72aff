import type { ReplyOf } from '#shared/contract/define.ts';
import type { groupCalls } from './api.ts';

/** A deal in any list. */
export type ProductCard = Summary['likedDeals'][number];
export type ProductDetail = ReplyOf<(typeof groupCalls)['groupProductInfo']>;
export type Store = ProductDetail['stores'][number];
export type UseTime = ProductDetail['useTime'];
export type Validity = ProductDetail['validity'];
export type GroupOrder = ReplyOf<(typeof groupCalls)['groupOrderGet']>;
export type Voucher = GroupOrder['vouchers'][number];
export type OrderCard = ReplyOf<(typeof groupCalls)['groupOrderList']>['result'][number];
export type Summary = ReplyOf<(typeof groupCalls)['groupUserSummary']>;
export type QrCode = ReplyOf<(typeof groupCalls)['groupOrderQr']>['items'][number]['codes'][number];
