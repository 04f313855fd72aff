import type { consumerContract } from '#shared/contract/consumer.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

export type ProductCard = ReplyOf<(typeof consumerContract)['groupProductNearList']>['result'][number];
export type ProductDetail = ReplyOf<(typeof consumerContract)['groupProductInfo']>;
export type Store = ProductDetail['stores'][number];
export type UseTime = ProductDetail['useTime'];
export type Validity = ProductDetail['validity'];
export type GroupOrder = ReplyOf<(typeof consumerContract)['groupOrderGet']>;
export type Voucher = GroupOrder['vouchers'][number];
export type OrderCard = ReplyOf<(typeof consumerContract)['groupOrderList']>['result'][number];
export type QrCode = ReplyOf<(typeof consumerContract)['groupOrderQr']>['items'][number]['codes'][number];
export type PayAnswer = ReplyOf<(typeof consumerContract)['paymentGetResult']>;
