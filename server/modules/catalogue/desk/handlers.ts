import type { Handlers } from '#server/kit/context.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { switchProduct } from './switch.ts';

export const merchantProductHandlers: Pick<
  Handlers,
  'merchantProductList' | 'merchantProductGet' | 'merchantProductSwitch'
> = {
  merchantProductList: list,
  merchantProductGet: get,
  merchantProductSwitch: switchProduct,
};
