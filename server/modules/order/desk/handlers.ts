import type { Handlers } from '#server/kit/context.ts';
import { get } from './get.ts';
import { list } from './list.ts';

export const merchantOrderHandlers: Pick<Handlers, 'merchantOrderList' | 'merchantOrderGet'> = {
  merchantOrderList: list,
  merchantOrderGet: get,
};
