import { checkInHandlers } from './check-in/handlers.ts';
import { merchantProductHandlers } from './desk/handlers.ts';
import { groupActivityHandlers } from './group-activity/handlers.ts';
import { dealPromotionHandlers } from './group-promotion/handlers.ts';
import { groupProductHandlers } from './group/handlers.ts';
import { groupFindHandlers } from './group-find/handlers.ts';
import { groupStoreHandlers } from './group-store/handlers.ts';
import { marketStoreHandlers } from './market/handlers.ts';
import { marketOfferHandlers } from './market-offers/handlers.ts';
import { marketFindHandlers } from './market/find-handlers.ts';
import { menuEditHandlers } from './menu-edit/handlers.ts';
import { storeHandlers } from './merchant-stores/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { takeoutStoreHandlers } from './store/handlers.ts';
import { fullHandler } from './store/activities.ts';
import { likesHandler } from './favourites/list.ts';

/** The calls that this module answers. */
export const catalogueHandlers = {
  ...merchantProductHandlers,
  ...checkInHandlers,
  ...groupActivityHandlers,
  ...dealPromotionHandlers,
  ...groupProductHandlers,
  ...groupFindHandlers,
  ...groupStoreHandlers,
  ...marketStoreHandlers,
  ...marketFindHandlers,
  ...marketOfferHandlers,
  ...storeHandlers,
  ...menuEditHandlers,
  ...searchHandlers,
  ...takeoutStoreHandlers,
  marketFull: fullHandler('market'),
  takeoutStoreLikes: likesHandler('takeout'),
};
