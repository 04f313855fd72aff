import type { Handlers } from '#server/kit/context.ts';
import { execute, getResult, paying } from './execute.ts';
import { mcoinInfo } from './mcoin.ts';

export const paymentHandlers: Pick<
  Handlers,
  'paymentExecute' | 'paymentPaying' | 'paymentGetResult' | 'paymentMcoinInfo'
> = {
  paymentExecute: execute,
  paymentPaying: paying,
  paymentGetResult: getResult,
  paymentMcoinInfo: mcoinInfo,
};
