import { part, type DishClass } from '../bank.ts';

/** A Korean kitchen. */
export const korean: readonly DishClass[] = [
  part(
    '炸雞',
    'Fried chicken',
    [
      ['原味炸雞', 'Original fried chicken', 88, 'fried-chicken', { tag: 'popular' }],
      [
        '甜辣炸雞',
        'Sweet and spicy fried chicken',
        92,
        'fried-chicken',
        { spice: 1, tag: 'signature' },
      ],
      ['蒜香醬油炸雞', 'Soy garlic fried chicken', 92, 'fried-chicken'],
      ['芝士粉炸雞', 'Cheese powder fried chicken', 96, 'fried-chicken'],
      ['半半炸雞', 'Half and half chicken', 98, 'fried-chicken'],
    ],
    { sizes: 'bird', options: ['dip'], box: 2, kg: 0.5 },
  ),
  part(
    '石鍋及飯',
    'Stone bowls and rice',
    [
      ['石鍋拌飯', 'Bibimbap', 66, 'stone-bowl', { tag: 'signature' }],
      ['烤牛肉飯', 'Bulgogi rice', 72, 'stone-bowl', { tag: 'popular' }],
      ['泡菜炒飯', 'Kimchi fried rice', 60, 'fried-rice', { spice: 1 }],
      ['辣炒豬肉飯', 'Spicy pork rice', 64, 'stone-bowl', { spice: 2 }],
      ['紫菜飯卷', 'Gimbap', 46, 'sushi'],
      ['吞拿魚飯卷', 'Tuna gimbap', 50, 'sushi'],
      ['鐵板牛扒飯', 'Sizzling beef rice', 78, 'steak'],
    ],
    { options: ['spice', 'wish'], box: 2, kg: 0.6 },
  ),
  part(
    '鍋物',
    'Stews',
    [
      ['泡菜鍋', 'Kimchi stew', 68, 'red-stew', { spice: 2, tag: 'popular' }],
      ['豆腐鍋', 'Soft tofu stew', 66, 'red-stew', { spice: 2 }],
      ['部隊鍋', 'Army stew', 168, 'hotpot', { sizes: 'platter', spice: 2, tag: 'signature' }],
      ['人蔘雞湯', 'Ginseng chicken soup', 108, 'soup'],
      ['牛骨湯', 'Ox bone soup', 72, 'soup'],
      ['大醬湯', 'Soybean paste stew', 58, 'soup'],
    ],
    { options: ['spice'], box: 3, kg: 0.9 },
  ),
  part(
    '小食',
    'Snacks',
    [
      ['辣炒年糕', 'Tteokbokki', 52, 'red-stew', { spice: 2, tag: 'popular' }],
      ['海鮮煎餅', 'Seafood pancake', 62, 'pancake'],
      ['泡菜煎餅', 'Kimchi pancake', 52, 'pancake', { spice: 1 }],
      ['芝士炸熱狗', 'Cheese corn dog', 26, 'skewers'],
      ['拌粉絲', 'Japchae', 52, 'green-noodle', { tag: 'vegetarian' }],
      ['蒸蛋', 'Steamed egg', 32, 'soup'],
      ['韓式泡菜', 'Kimchi', 18, 'greens', { spice: 1 }],
    ],
    { box: 1, kg: 0.4 },
  ),
  part(
    '冷麵湯麵',
    'Noodles',
    [
      ['水冷麵', 'Cold buckwheat noodles', 62, 'dry-noodle'],
      ['拌冷麵', 'Spicy cold noodles', 62, 'dry-noodle', { spice: 2 }],
      ['炸醬麵', 'Black bean noodles', 58, 'dry-noodle'],
      ['辛辣海鮮麵', 'Spicy seafood noodles', 72, 'ramen', { spice: 2 }],
    ],
    { box: 2, kg: 0.7 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['柚子茶', 'Citron tea', 24, 'fruit-tea', { options: ['temp'] }],
      ['米酒', 'Makgeolli', 68, 'wine', { alcohol: 6 }],
      ['燒酒', 'Soju', 58, 'wine', { alcohol: 16.5 }],
      ['大麥茶', 'Barley tea', 14, 'fruit-tea'],
    ],
    { box: 0, kg: 0.5 },
  ),
];
