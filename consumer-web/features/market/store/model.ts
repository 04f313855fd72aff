import type { marketGoodsCalls } from '#shared/contract/consumer/market-goods.ts';
import type { MenuProductRow } from '#shared/contract/consumer/store-shapes.ts';
import type { ReplyOf } from '#shared/contract/define.ts';

/** A product of a supermarket. */
export type Goods = MenuProductRow;
/** A class of the first level with those below it. */
export type TopClass = ReplyOf<(typeof marketGoodsCalls)['marketClassify']>['classifies'][number];
