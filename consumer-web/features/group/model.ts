import type { Contract } from '#shared/contract/index.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

export type ProductCard = ReplyOf<Contract['groupProductNearList']>['result'][number];
export type ProductDetail = ReplyOf<Contract['groupProductInfo']>;
export type Store = ProductDetail['stores'][number];
export type UseTime = ProductDetail['useTime'];
export type Validity = ProductDetail['validity'];
export type GroupOrder = ReplyOf<Contract['groupOrderGet']>;
export type Voucher = GroupOrder['vouchers'][number];
export type OrderCard = ReplyOf<Contract['groupOrderList']>['result'][number];
export type QrCode = ReplyOf<Contract['groupOrderQr']>['items'][number]['codes'][number];
export type PayAnswer = ReplyOf<Contract['paymentGetResult']>;
