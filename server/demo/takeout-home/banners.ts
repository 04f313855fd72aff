import type { Jump, PopupFacts } from '#server/modules/home/index.ts';
import type { Bilingual } from '../town/index.ts';
import { jump, say } from './jump.ts';

export type TownBanner = {
  id: string;
  kind: 'home' | 'group' | 'card' | 'ad' | 'spread';
  place?: 1 | 2;
  name: Bilingual;
  text: Bilingual;
  tone: 'blue' | 'yolk' | 'green' | 'red';
  picture: string;
  hasImage2?: boolean;
  jump: Jump;
  popup?: PopupFacts;
};

/** Banners of the town: rules of every kind that leads somewhere, and one that is not shown because it has no second picture. */
export const BANNERS: readonly TownBanner[] = [
  {
    id: 'b-lunch',
    kind: 'home',
    name: say('午市套餐 $38 起', 'Lunch sets from $38'),
    text: say('粥粉麵飯，半小時送到', 'Rice, noodles, congee: at your door in half an hour'),
    tone: 'blue',
    picture: 'rice-plate',
    jump: jump('takeoutPrimaryCategory', { categoryId: 'chinese' }),
  },
  {
    id: 'b-tarts',
    kind: 'home',
    name: say('葡撻出爐', 'Egg tarts, just baked'),
    text: say('官也街老店直送', 'From the old bakery of Rua do Cunha'),
    tone: 'yolk',
    picture: 'egg-tart',
    jump: jump('store', { storeId: 't-cunha-tarts', businessType: '1' }),
  },
  {
    id: 'b-deals',
    kind: 'home',
    name: say('團購低至四折', 'Deals up to 60% off'),
    text: say('先買券，到店享用', 'Buy a voucher, enjoy it at the store'),
    tone: 'green',
    picture: 'hotpot',
    jump: jump('webLink', undefined, { skipAddress: '/groupbooking' }),
  },
  {
    id: 'b-good',
    kind: 'home',
    name: say('優選好店', 'Preferred stores'),
    text: say('街坊常點的好味道', 'What the neighbours order again'),
    tone: 'red',
    picture: 'african-chicken',
    jump: jump('webLink', undefined, { skipAddress: '/goodsStore' }),
  },
  {
    id: 'b-draft',
    kind: 'home',
    name: say('籌備中', 'Not ready'),
    text: say('', ''),
    tone: 'blue',
    picture: 'soup',
    hasImage2: false,
    jump: jump('takeoutHome'),
  },
  {
    id: 'b-group-autumn',
    kind: 'group',
    name: say('秋日團購節', 'Autumn Deals'),
    text: say('人氣熱賣，多買更抵', 'Best sellers, and less for more'),
    tone: 'red',
    picture: 'hotpot',
    jump: jump('webLink', undefined, {
      skipAddress: '/activity/group/detail?activityId=autumn-table',
    }),
  },
  {
    id: 'b-group-buffet',
    kind: 'group',
    name: say('自助餐巡禮', 'Buffets of the city'),
    text: say('先訂位，到店出示一個二維碼', 'Book ahead, one code for the table'),
    tone: 'green',
    picture: 'seafood-rice',
    jump: jump('webLink', undefined, { skipAddress: '/groupbooking?category=buffet' }),
  },
  {
    id: 'b-card-tea',
    kind: 'card',
    name: say('下午茶時間', 'Tea time'),
    text: say('奶茶咖啡', 'Tea and coffee'),
    tone: 'yolk',
    picture: 'milk-tea',
    jump: jump('takeoutPrimaryCategory', { categoryId: 'drinks' }),
  },
  {
    id: 'b-card-healthy',
    kind: 'card',
    name: say('輕盈一餐', 'A light meal'),
    text: say('素食沙律', 'Greens and salads'),
    tone: 'green',
    picture: 'salad',
    jump: jump('takeoutPrimaryCategory', { categoryId: 'healthy' }),
  },
  {
    id: 'b-ad-hall',
    kind: 'ad',
    place: 1,
    name: say('議事亭美食廣場', 'Senado Food Hall'),
    text: say('六百款菜式，一次過點', 'Six hundred dishes in one order'),
    tone: 'blue',
    picture: 'char-siu',
    jump: jump('store', { storeId: 't-food-hall', businessType: '1' }),
  },
  {
    id: 'b-ad-taipa',
    kind: 'ad',
    place: 2,
    name: say('氹仔消夜', 'Late in Taipa'),
    text: say('深夜仍為您開門', 'Open when the night is long'),
    tone: 'blue',
    picture: 'skewers',
    jump: jump('takeoutCategory'),
  },
  {
    id: 'b-ad-coupons',
    kind: 'ad',
    name: say('團購到店', 'Eat out for less'),
    text: say('附近店舖的團購券', 'Vouchers of the stores around you'),
    tone: 'green',
    picture: 'cake',
    jump: jump('webLink', undefined, { skipAddress: '/groupbooking' }),
  },
  {
    id: 'b-pop-new',
    kind: 'spread',
    name: say('紅包送到', 'Red packets for you'),
    text: say('看看有哪些可以領、哪些快到期', 'See what you can claim and what ends soon'),
    tone: 'red',
    picture: 'egg-tart',
    jump: jump('webLink', undefined, { skipAddress: '/userRedpack' }),
    popup: { bannerType: 1, bannerSpecialType: 1, pushFrequency: 2, windowType: 'active' },
  },
];
