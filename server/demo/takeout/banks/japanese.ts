import { part, type DishClass } from '../bank.ts';

/** A Japanese kitchen. */
export const japanese: readonly DishClass[] = [
  part(
    '壽司',
    'Sushi',
    [
      ['三文魚壽司', 'Salmon nigiri', 32, 'sushi', { tag: 'popular' }],
      ['吞拿魚壽司', 'Tuna nigiri', 36, 'sushi'],
      ['帶子壽司', 'Scallop nigiri', 40, 'sushi'],
      ['鰻魚壽司', 'Eel nigiri', 40, 'sushi'],
      ['甜蝦壽司', 'Sweet prawn nigiri', 38, 'sushi'],
      ['玉子壽司', 'Omelette nigiri', 22, 'sushi'],
      ['火炙三文魚壽司', 'Seared salmon nigiri', 38, 'sushi', { tag: 'signature' }],
      ['海膽軍艦', 'Sea urchin gunkan', 88, 'sushi', { limit: 4 }],
      ['加州卷', 'California roll', 48, 'sushi'],
      ['軟殼蟹卷', 'Soft-shell crab roll', 68, 'sushi'],
    ],
    { box: 1, kg: 0.15, about: ['兩件', 'Two pieces'] },
  ),
  part(
    '刺身及丼飯',
    'Sashimi and rice bowls',
    [
      ['刺身拼盤', 'Assorted sashimi', 188, 'sashimi', { sizes: 'platter' }],
      ['三文魚刺身', 'Salmon sashimi', 78, 'sashimi', { tag: 'popular' }],
      ['海鮮丼', 'Seafood rice bowl', 128, 'sashimi', { tag: 'signature' }],
      ['鰻魚飯', 'Grilled eel on rice', 138, 'katsu'],
      ['親子丼', 'Chicken and egg rice bowl', 62, 'rice-plate'],
      ['牛丼', 'Beef rice bowl', 66, 'stone-bowl'],
      ['炸豬扒飯', 'Pork cutlet rice bowl', 72, 'katsu'],
      ['咖喱吉列豬扒飯', 'Cutlet curry rice', 78, 'katsu', { tag: 'popular', spice: 1 }],
    ],
    { box: 2, kg: 0.5 },
  ),
  part(
    '拉麵烏冬',
    'Ramen and udon',
    [
      ['豚骨拉麵', 'Tonkotsu ramen', 72, 'ramen', { tag: 'signature' }],
      ['辛味噌拉麵', 'Spicy miso ramen', 76, 'ramen', { spice: 2 }],
      ['醬油拉麵', 'Shoyu ramen', 70, 'ramen'],
      ['天婦羅烏冬', 'Tempura udon', 72, 'ramen'],
      ['肉燥沾麵', 'Tsukemen', 78, 'ramen'],
      ['冷蕎麥麵', 'Cold soba', 56, 'dry-noodle', { tag: 'vegetarian' }],
    ],
    { options: ['wish'], box: 3, kg: 0.8 },
  ),
  part(
    '小食',
    'Small plates',
    [
      ['唐揚炸雞', 'Karaage chicken', 48, 'fried-chicken', { tag: 'popular' }],
      ['章魚小丸子', 'Takoyaki', 42, 'balls', { sizes: 'pieces' }],
      ['煎餃子', 'Pan-fried gyoza', 42, 'dumplings'],
      ['枝豆', 'Edamame', 26, 'greens', { tag: 'vegetarian' }],
      ['天婦羅', 'Assorted tempura', 68, 'prawns'],
      ['茶碗蒸', 'Steamed egg custard', 32, 'soup'],
      ['味噌湯', 'Miso soup', 16, 'soup'],
      ['日式沙律', 'Sesame salad', 36, 'salad', { tag: 'vegetarian' }],
    ],
    { box: 1, kg: 0.3 },
  ),
  part(
    '串燒',
    'Skewers',
    [
      ['雞肉串', 'Chicken skewers', 30, 'skewers'],
      ['雞軟骨串', 'Chicken cartilage skewers', 30, 'skewers'],
      ['牛舌串', 'Ox tongue skewers', 48, 'skewers', { tag: 'signature' }],
      ['五花腩串', 'Pork belly skewers', 34, 'skewers'],
      ['青椒串', 'Green pepper skewers', 22, 'green-skewers', { tag: 'vegetarian' }],
    ],
    { box: 1, kg: 0.2 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['凍綠茶', 'Iced green tea', 16, 'fruit-tea'],
      ['柚子梳打', 'Yuzu soda', 28, 'fruit-tea', { options: ['ice'] }],
      ['朝日啤酒', 'Japanese lager', 32, 'beer', { alcohol: 5 }],
      ['純米清酒', 'Junmai sake', 148, 'wine', { alcohol: 15 }],
    ],
    { box: 0, kg: 0.45 },
  ),
];
