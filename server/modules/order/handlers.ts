import { merchantOrderHandlers } from './desk/handlers.ts';
import { orderChangeHandlers } from './change/handlers.ts';
import { groupOrderHandlers } from './group/handlers.ts';
import { marketOrderHandlers } from './market/handlers.ts';
import { takeoutOrderHandlers } from './takeout/handlers.ts';

/** The calls that this module answers. */
export const orderHandlers = {
  ...merchantOrderHandlers,
  ...groupOrderHandlers,
  ...orderChangeHandlers,
  ...marketOrderHandlers,
  ...takeoutOrderHandlers,
};
