import type { Handlers } from '#server/kit/context.ts';
import { editProduct } from './edit.ts';
import { setBlackout, setNotes } from './edit-terms.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { setProductSlots } from './slots.ts';
import { switchProduct } from './switch.ts';

export const merchantProductHandlers: Pick<
  Handlers,
  | 'merchantProductList'
  | 'merchantProductGet'
  | 'merchantProductSwitch'
  | 'merchantProductSlots'
  | 'merchantProductEdit'
  | 'merchantProductSetBlackout'
  | 'merchantProductSetNotes'
> = {
  merchantProductList: list,
  merchantProductGet: get,
  merchantProductSwitch: switchProduct,
  merchantProductSlots: setProductSlots,
  merchantProductEdit: editProduct,
  merchantProductSetBlackout: setBlackout,
  merchantProductSetNotes: setNotes,
};
