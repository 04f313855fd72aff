import type { OptionGroup } from '#server/modules/catalogue/index.ts';
import { cents } from '#shared/kernel/money.ts';

type Value = readonly [zh: string, en: string, dollars?: number, more?: 'default' | 'soldOut'];
type Rules = { required?: boolean; many?: readonly [least: number, most: number] };

export const group = (
  id: string,
  [zh, en]: readonly [string, string],
  values: readonly Value[],
  { required = false, many }: Rules = {},
): OptionGroup => ({
  id,
  name: { zh, en },
  required,
  multipart: many !== undefined,
  limitMinQuantity: many?.[0] ?? 0,
  limitQuantity: many?.[1] ?? 1,
  values: values.map(([valueZh, valueEn, dollars = 0, more], place) => ({
    id: `${id}-${place}`,
    name: { zh: valueZh, en: valueEn },
    price: cents(dollars * 100),
    selected: more === 'default',
    sellout: more === 'soldOut',
  })),
});

const pick = { required: true } as const;

const GROUPS = [
  group(
    'sweet',
    ['甜度', 'Sweetness'],
    [
      ['正常甜', 'Regular', 0, 'default'],
      ['少甜', 'Less sweet'],
      ['半甜', 'Half'],
      ['微甜', 'A little'],
      ['無糖', 'No sugar'],
    ],
    pick,
  ),
  group(
    'ice',
    ['冰量', 'Ice'],
    [
      ['正常冰', 'Regular', 0, 'default'],
      ['少冰', 'Less ice'],
      ['去冰', 'No ice'],
      ['熱飲', 'Hot', 2],
    ],
    pick,
  ),
  group(
    'topping',
    ['加料', 'Toppings'],
    [
      ['黑糖珍珠', 'Brown sugar pearls', 5],
      ['椰果', 'Coconut jelly', 4],
      ['仙草凍', 'Grass jelly', 4],
      ['布丁', 'Egg pudding', 6],
      ['芝士奶蓋', 'Cheese foam', 8],
      ['芋圓', 'Taro balls', 6, 'soldOut'],
    ],
    { many: [0, 3] },
  ),
  group(
    'spice',
    ['辣度', 'Spiciness'],
    [
      ['走辣', 'No chilli', 0, 'default'],
      ['小辣', 'Mild'],
      ['中辣', 'Medium'],
      ['大辣', 'Hot'],
    ],
    pick,
  ),
  group(
    'numb',
    ['湯底', 'Broth'],
    [
      ['清湯', 'Clear broth', 0, 'default'],
      ['麻辣湯', 'Numbing spicy', 3],
      ['沙嗲湯', 'Satay', 3],
      ['番茄湯', 'Tomato', 2],
    ],
    pick,
  ),
  group(
    'noodle',
    ['麵類', 'Noodles'],
    [
      ['河粉', 'Flat rice noodles', 0, 'default'],
      ['米粉', 'Rice vermicelli'],
      ['幼麵', 'Thin egg noodles'],
      ['粗麵', 'Thick egg noodles'],
      ['公仔麵', 'Instant noodles', 3],
    ],
    pick,
  ),
  group(
    'side',
    ['加配', 'Add to it'],
    [
      ['油條', 'Fried dough stick', 8],
      ['皮蛋', 'Century egg', 6],
      ['炸兩', 'Dough stick in rice roll', 16],
      ['滷水蛋', 'Soy egg', 7],
      ['油菜', 'Blanched greens', 15],
    ],
    { many: [0, 4] },
  ),
  group(
    'rice',
    ['配飯', 'Rice'],
    [
      ['白飯', 'White rice', 0, 'default'],
      ['糙米飯', 'Brown rice', 4],
      ['轉炒飯底', 'Fried rice', 10],
      ['走飯', 'No rice'],
    ],
    pick,
  ),
  group(
    'sauce',
    ['醬汁', 'Sauce'],
    [
      ['燒汁', 'House gravy', 0, 'default'],
      ['黑椒汁', 'Black pepper'],
      ['蒜蓉汁', 'Garlic'],
      ['白汁', 'Cream'],
      ['醬汁另上', 'On the side'],
    ],
    pick,
  ),
  group(
    'drink',
    ['跟餐飲品', 'Drink of the set'],
    [
      ['凍檸茶', 'Iced lemon tea', 0, 'default'],
      ['熱奶茶', 'Hot milk tea'],
      ['凍奶茶', 'Iced milk tea', 3],
      ['熱咖啡', 'Hot coffee'],
      ['凍鴛鴦', 'Iced yuenyeung', 3],
      ['罐裝汽水', 'Can of soda'],
    ],
    pick,
  ),
  group(
    'doneness',
    ['熟度', 'Doneness'],
    [
      ['三成熟', 'Rare'],
      ['五成熟', 'Medium', 0, 'default'],
      ['七成熟', 'Medium well'],
      ['全熟', 'Well done'],
    ],
    pick,
  ),
  group(
    'milk',
    ['奶類', 'Milk'],
    [
      ['鮮奶', 'Dairy milk', 0, 'default'],
      ['燕麥奶', 'Oat milk', 6],
      ['豆奶', 'Soy milk', 4],
      ['脫脂奶', 'Skimmed milk'],
    ],
    pick,
  ),
  group(
    'shot',
    ['咖啡加配', 'Coffee extras'],
    [
      ['加一份濃縮', 'Extra shot', 6],
      ['雲呢拿糖漿', 'Vanilla syrup', 4],
      ['榛子糖漿', 'Hazelnut syrup', 4],
      ['改低因', 'Decaf'],
    ],
    { many: [0, 2] },
  ),
  group(
    'temp',
    ['冷熱', 'Hot or iced'],
    [
      ['熱', 'Hot', 0, 'default'],
      ['凍', 'Iced', 2],
    ],
    pick,
  ),
  group(
    'egg',
    ['雞蛋', 'Eggs'],
    [
      ['煎雙蛋', 'Two fried eggs', 0, 'default'],
      ['炒蛋', 'Scrambled'],
      ['奄列', 'Omelette', 3],
    ],
    pick,
  ),
  group(
    'dip',
    ['蘸醬', 'Dips'],
    [
      ['茄汁', 'Ketchup'],
      ['蜜糖芥末', 'Honey mustard', 2],
      ['燒烤醬', 'Barbecue', 2],
      ['蒜蓉蛋黃醬', 'Garlic mayonnaise', 3],
    ],
    { many: [0, 3] },
  ),
  group(
    'dough',
    ['批底', 'Crust'],
    [
      ['薄脆', 'Thin', 0, 'default'],
      ['厚批', 'Thick'],
      ['芝心批邊', 'Cheese-filled edge', 18],
    ],
    pick,
  ),
  group(
    'hotpot',
    ['火鍋湯底', 'Hotpot broth'],
    [
      ['皮蛋芫荽', 'Century egg and coriander', 0, 'default'],
      ['花膠雞湯', 'Fish maw chicken', 48],
      ['重慶麻辣', 'Chongqing spicy', 18],
      ['番茄薯仔', 'Tomato and potato', 12],
    ],
    { required: true, many: [1, 2] },
  ),
  group(
    'plate',
    ['餐肉選擇', 'Pick your meats'],
    [
      ['叉燒', 'Char siu', 0, 'default'],
      ['燒肉', 'Crispy pork', 4],
      ['油雞', 'Soy chicken'],
      ['燒鴨', 'Roast duck', 6],
      ['紅腸', 'Red sausage'],
    ],
    { required: true, many: [2, 3] },
  ),
  group(
    'wish',
    ['口味要求', 'As you like it'],
    [
      ['少油', 'Less oil'],
      ['少鹽', 'Less salt'],
      ['走葱', 'No spring onion'],
      ['走芫荽', 'No coriander'],
      ['走蒜', 'No garlic'],
    ],
    { many: [0, 5] },
  ),
] as const;

/** Option groups of the town's kitchens. A store has those that its dishes name. */
export const OPTIONS: readonly OptionGroup[] = GROUPS;
export type OptionName =
  | 'sweet'
  | 'ice'
  | 'topping'
  | 'spice'
  | 'numb'
  | 'noodle'
  | 'side'
  | 'rice'
  | 'sauce'
  | 'drink'
  | 'doneness'
  | 'milk'
  | 'shot'
  | 'temp'
  | 'egg'
  | 'dip'
  | 'dough'
  | 'hotpot'
  | 'plate'
  | 'wish';
