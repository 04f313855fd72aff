import type { ReplyOf } from '#shared/contract/define.ts';
import type { checkoutCalls } from './api.ts';

export type TakeoutOrder = ReplyOf<(typeof checkoutCalls)['takeoutOrderGet']>;
