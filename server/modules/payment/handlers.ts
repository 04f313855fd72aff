import type { Handlers } from '#server/context.ts';
import { execute, getResult, paying } from './execute.ts';

export const paymentHandlers: Pick<Handlers, 'paymentExecute' | 'paymentPaying' | 'paymentGetResult'> = { paymentExecute: execute, paymentPaying: paying, paymentGetResult: getResult };
