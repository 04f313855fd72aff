import * as z from 'zod/mini';
import { call } from '../define.ts';
import { banner, clickGoldEntry, jumpFields, located, storeWithDishes } from './card-shapes.ts';
import { count, page, paging, whole } from '../wire.ts';

const read = { caller: 'guest', failure: 'silent', repeat: 'read' } as const;

/** Positions of banners in a list. */
export const advertisingSpaces = z.array(z.object({ position: count, banner }));

/**
 * The calls of the takeout home's first screen: apart from the rest, because every visit
 * loads it.
 */
export const takeoutFrontCalls = {
  lanternList: call('/orgs/basic/lantern/_list_new', {
    ...read,
    summary:
      'Category icons: type 1 of the home, 2 of the search; of takeout (1, the usual one) or group-buy (2)',
    request: z.object({
      type: z.int().check(z.gte(1), z.lte(2)),
      businessType: z.optional(whole),
    }),
    reply: z.object({
      result: z.array(
        z.object({
          id: z.string(),
          lanternName: z.string(),
          lanternNameCn: z.string(),
          defaultImg: z.string(),
          activityImg: z.nullable(z.string()),
          ...jumpFields,
        }),
      ),
    }),
  }),
  bannerList: call('/orgs/basic/banner/_list', {
    ...read,
    summary: 'Banners of the home of takeout (1, the usual one) or group-buy (2)',
    request: z.object({ businessType: z.optional(whole) }),
    reply: z.object({ result: z.array(banner) }),
  }),
  clickGoldMergeList: call('/takeouts/clickgold/_merge_list', {
    ...read,
    summary: 'Stores near a place with paid entries among them, and places for advertising',
    request: z.object({ ...located, ...paging }),
    reply: z.object({ ...page(clickGoldEntry).shape, advertisingSpaceList: advertisingSpaces }),
  }),
  blackGoldList: call('/takeouts/black/gold/_get_black_gold_list', {
    ...read,
    summary: 'Stores with flash sales and discounts near a place, each with some of them',
    request: z.object(located),
    reply: z.object({ result: z.array(storeWithDishes) }),
  }),
  nearLabelList: call('/takeouts/store/near/label/_list', {
    ...read,
    summary: 'Labels that narrow the list of stores',
    request: z.object({}),
    reply: z.object({
      result: z.array(
        z.object({ id: z.string(), labelName: z.string(), isShow: z.boolean(), sort: z.int() }),
      ),
    }),
  }),
} as const;
