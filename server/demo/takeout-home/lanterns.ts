import type { Jump } from '#server/modules/home/index.ts';
import type { Bilingual } from '../town/index.ts';
import { jump, say } from './jump.ts';

export type TownLantern = {
  id: string;
  type: 1 | 2;
  /** Takeout where it is left out. */
  shop?: 'group';
  name: Bilingual;
  /** A file of the town's pictures, without its ending. */
  picture: string;
  jump: Jump;
};
const category = (
  id: string,
  zh: string,
  en: string,
  picture: string,
): Pick<TownLantern, 'id' | 'name' | 'picture' | 'jump'> => ({
  id: `l-${id}`,
  name: say(zh, en),
  picture: `takeout/${picture}`,
  jump: jump('takeoutPrimaryCategory', { categoryId: id }),
});

/** One of the home of group-buy, which leads to an address. */
const groupWay = (
  id: string,
  name: Bilingual,
  picture: string,
  skipAddress: string,
): TownLantern => ({
  id: `l-g-${id}`,
  type: 1,
  shop: 'group',
  name,
  picture,
  jump: jump('webLink', undefined, { skipAddress }),
});
const groupCategory = (id: string, name: Bilingual, picture: string): TownLantern =>
  groupWay(id, name, picture, `/groupbooking?category=${id}`);

/** Category icons: ten of the home and those of the search, then those of group-buy. */
export const LANTERNS: readonly TownLantern[] = [
  { ...category('chinese', '中式', 'Chinese', 'har-gow'), type: 1 },
  { ...category('local', '澳葡', 'Macanese', 'chop-bun'), type: 1 },
  { ...category('asian', '日韓泰', 'Asian', 'sushi'), type: 1 },
  { ...category('drinks', '飲品', 'Drinks', 'milk-tea'), type: 1 },
  { ...category('bakery', '甜品', 'Bakery', 'cake'), type: 1 },
  { ...category('western', '西式', 'Western', 'burger'), type: 1 },
  { ...category('healthy', '健康', 'Healthy', 'salad'), type: 1 },
  {
    id: 'l-good',
    type: 1,
    name: say('優選', 'Preferred'),
    picture: 'takeout/codfish',
    jump: jump('webLink', undefined, { skipAddress: '/goodsStore' }),
  },
  {
    id: 'l-deals',
    type: 1,
    name: say('團購', 'Deals'),
    picture: 'takeout/hotpot',
    jump: jump('webLink', undefined, { skipAddress: '/groupbooking' }),
  },
  {
    id: 'l-all',
    type: 1,
    name: say('全部', 'All'),
    picture: 'takeout/tray',
    jump: jump('takeoutCategory'),
  },
  { ...category('congee', '粥粉麵', 'Congee', 'congee'), id: 'l-s-congee', type: 2 },
  { ...category('roast', '燒味', 'Roast', 'roast-goose'), id: 'l-s-roast', type: 2 },
  { ...category('bubble-tea', '奶茶', 'Bubble tea', 'fruit-tea'), id: 'l-s-tea', type: 2 },
  { ...category('japanese', '日式', 'Japanese', 'ramen'), id: 'l-s-japanese', type: 2 },
  { ...category('portuguese', '葡菜', 'Portuguese', 'codfish'), id: 'l-s-portuguese', type: 2 },
  groupCategory('buffet', say('自助餐', 'Buffets'), 'takeout/seafood-rice'),
  groupCategory('food', say('美食', 'Food'), 'takeout/african-chicken'),
  groupCategory('drink', say('飲品', 'Drinks'), 'takeout/milk-tea'),
  groupCategory('stay', say('酒店', 'Hotels'), 'harbour-night'),
  groupCategory('leisure', say('玩樂', 'Leisure'), 'sunset-sail'),
  groupCategory('beauty', say('美容', 'Beauty'), 'gel-nails'),
  groupWay(
    'autumn',
    say('團購節', 'Festival'),
    'takeout/clay-pot',
    '/activity/group/detail?activityId=autumn-table',
  ),
  groupWay('coupons', say('優惠券', 'Coupons'), 'takeout/cake', '/userVoucher'),
  groupWay('mine', say('我的團購', 'My deals'), 'takeout/tray', '/groupbooking/user'),
  {
    ...groupWay('takeout', say('外賣', 'Takeout'), 'takeout/chop-bun', '/'),
    jump: jump('takeoutHome'),
  },
];
