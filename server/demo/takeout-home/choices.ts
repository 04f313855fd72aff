import type { Narrow } from '#server/modules/catalogue/index.ts';
import type { Bilingual } from '../town/index.ts';

const say = (zh: string, en: string): Bilingual => ({ zh, en });

/** Stores that the editors of the town recommend, prefer, and set first; and those that pay for their place. */
export const RECOMMENDED = [
  't-lotus-congee',
  't-food-hall',
  't-old-taipa-macanese',
  't-taipa-tea',
  't-felicity-roast',
  't-cunha-tarts',
  't-three-lamps-cafe',
  't-cotai-sushi',
  't-nape-sushi',
  't-amaral-pizza',
  't-flower-city-cafe',
  't-regedor-korean',
] as const;
export const GOOD = [
  't-lotus-congee',
  't-food-hall',
  't-penha-kitchen',
  't-nape-sushi',
  't-praia-grande-cantonese',
  't-lazarus-veggie',
  't-old-taipa-macanese',
  't-cotai-cantonese',
  't-cotai-sushi',
  't-cunha-tarts',
  't-nova-taipa-japanese',
  't-taipa-hotpot',
  't-taipa-tea',
] as const;
export const PRIMARY = [
  't-food-hall',
  't-old-taipa-macanese',
  't-cunha-tarts',
  't-lotus-congee',
  't-cotai-cantonese',
] as const;
export const PAID = [
  't-flower-city-cafe',
  't-fai-chi-kei-burger',
  't-regedor-korean',
  't-three-lamps-cafe',
  't-taipa-hotpot',
] as const;

/** Labels above the list; the last is not shown yet. */
export const LABELS: readonly { id: string; name: Bilingual; narrow: Narrow; isShow?: boolean }[] =
  [
    { id: 'good', name: say('優選', 'Preferred'), narrow: { qualityDelivery: true } },
    { id: 'save', name: say('滿減', 'Spend & save'), narrow: { fullReduction: true } },
    { id: 'sale', name: say('折扣', 'On sale'), narrow: { discount: true } },
    { id: 'new', name: say('新店', 'New'), narrow: { isNew: true } },
    { id: 'pickup', name: say('自取', 'Pickup'), narrow: { pickup: true } },
    { id: 'festival', name: say('節慶', 'Festival'), narrow: {}, isShow: false },
  ];

export const HOT_WORDS: readonly Bilingual[] = [
  say('蛋撻', 'Egg tart'),
  say('豬扒包', 'Pork chop bun'),
  say('奶茶', 'Milk tea'),
  say('燒鵝', 'Roast goose'),
  say('葡國雞', 'Portuguese chicken'),
  say('壽司', 'Sushi'),
  say('雲吞麵', 'Wonton'),
  say('漢堡', 'Burger'),
];

/** The same for group-buy. */
export const GROUP_HOT_WORDS: readonly Bilingual[] = [
  say('葡撻', 'Egg tart'),
  say('自助餐', 'Buffet'),
  say('火鍋', 'Hotpot'),
  say('咖啡', 'Coffee'),
  say('按摩', 'Massage'),
  say('酒店', 'Hotel'),
];

/** What people of the town looked for of late. */
export const TRENDING: readonly (Bilingual & { times: number })[] = [
  { ...say('凍檸茶', 'Lemon tea'), times: 186 },
  { ...say('叉燒飯', 'Char siu'), times: 164 },
  { ...say('馬介休', 'Bacalhau'), times: 121 },
  { ...say('炸雞', 'Fried chicken'), times: 97 },
  { ...say('火鍋', 'Hotpot'), times: 88 },
  { ...say('拉麵', 'Ramen'), times: 64 },
  { ...say('芒果糯米飯', 'Mango sticky rice'), times: 41 },
];

export const NEWLY_PACKS = [
  { id: 'newly-10', name: say('新人紅包', 'New member'), dollars: 10, limit: 40, days: 7 },
  { id: 'newly-12', name: say('午市紅包', 'Lunch'), dollars: 12, limit: 60, days: 14 },
  { id: 'newly-18', name: say('週末紅包', 'Weekend'), dollars: 18, limit: 100, days: 30 },
] as const;
