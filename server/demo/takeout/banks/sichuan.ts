import { part, type DishClass } from '../bank.ts';

/** Sichuan and northern cooking: chillies, dumplings, hand-pulled noodles. */
export const sichuan: readonly DishClass[] = [
  part(
    '川味熱菜',
    'Sichuan dishes',
    [
      ['麻婆豆腐', 'Mapo tofu', 56, 'tofu', { spice: 2, tag: 'signature' }],
      ['水煮魚', 'Fish in chilli oil', 138, 'red-stew', { spice: 3, tag: 'popular' }],
      ['水煮牛肉', 'Beef in chilli oil', 118, 'red-stew', { spice: 3 }],
      ['辣子雞', 'Chongqing chilli chicken', 98, 'fried-chicken', { spice: 3, tag: 'signature' }],
      ['回鍋肉', 'Twice-cooked pork', 78, 'red-stew', { spice: 2 }],
      ['酸菜魚', 'Fish with pickled mustard', 128, 'soup', { spice: 2, tag: 'popular' }],
      ['魚香肉絲', 'Yuxiang pork', 68, 'red-stew', { spice: 1 }],
      ['乾煸四季豆', 'Dry-fried green beans', 56, 'greens', { spice: 1 }],
      ['毛血旺', 'Blood curd and tripe in chilli oil', 108, 'red-stew', { spice: 3 }],
    ],
    { options: ['spice', 'wish'], box: 2, kg: 0.7 },
  ),
  part(
    '涼菜',
    'Cold dishes',
    [
      ['口水雞', 'Mouth-watering chicken', 62, 'red-stew', { spice: 2, tag: 'popular' }],
      ['夫妻肺片', 'Beef and tripe in chilli oil', 66, 'beef-plate', { spice: 2 }],
      ['拍青瓜', 'Smashed cucumber', 32, 'salad', { tag: 'vegetarian' }],
      ['涼拌木耳', 'Wood ear salad', 34, 'salad', { tag: 'vegetarian' }],
      ['皮蛋豆腐', 'Century egg and tofu', 36, 'tofu'],
    ],
    { box: 1, kg: 0.35 },
  ),
  part(
    '手工麵食',
    'Hand-made noodles',
    [
      ['擔擔麵', 'Dandan noodles', 46, 'dry-noodle', { spice: 2, tag: 'signature' }],
      ['重慶小麵', 'Chongqing noodles', 44, 'ramen', { spice: 3 }],
      ['紅燒牛肉麵', 'Braised beef noodles', 58, 'beef-noodle', { tag: 'popular' }],
      ['蘭州拉麵', 'Lanzhou beef noodles', 52, 'beef-noodle'],
      ['油潑麵', 'Biang biang noodles', 52, 'dry-noodle', { spice: 2 }],
      ['酸辣粉', 'Hot and sour glass noodles', 44, 'noodle-soup', { spice: 2 }],
      ['刀削麵', 'Knife-cut noodles', 50, 'beef-noodle'],
    ],
    { options: ['spice'], box: 2, kg: 0.7 },
  ),
  part(
    '餃子包點',
    'Dumplings and buns',
    [
      ['豬肉白菜餃子', 'Pork and cabbage dumplings', 42, 'dumplings', { tag: 'popular' }],
      ['韭菜雞蛋餃子', 'Chive and egg dumplings', 40, 'dumplings', { tag: 'vegetarian' }],
      ['紅油抄手', 'Wontons in chilli oil', 46, 'wonton', { spice: 2, tag: 'signature' }],
      ['小籠包', 'Xiaolongbao', 46, 'har-gow'],
      ['生煎包', 'Pan-fried buns', 44, 'bao'],
      ['葱油餅', 'Spring onion pancake', 28, 'pancake'],
      ['肉夾饃', 'Roujiamo', 34, 'chop-bun'],
    ],
    { box: 1, kg: 0.35 },
  ),
  part(
    '串燒夜宵',
    'Late skewers',
    [
      ['孜然羊肉串', 'Cumin lamb skewers', 42, 'skewers', { spice: 1, tag: 'popular' }],
      ['烤魷魚', 'Grilled squid skewers', 38, 'skewers', { spice: 1 }],
      ['烤茄子', 'Grilled aubergine with garlic', 42, 'greens'],
      ['烤生蠔', 'Grilled oysters', 68, 'clams', { sizes: 'pieces' }],
      ['麻辣小龍蝦', 'Spicy crayfish', 168, 'prawns', { spice: 3, tag: 'seasonal', limit: 3 }],
      ['炸饅頭', 'Fried buns with condensed milk', 26, 'bread'],
    ],
    { options: ['spice'], box: 1, kg: 0.4 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['冰粉', 'Ice jelly with brown sugar', 22, 'sweet-soup'],
      ['酸梅湯', 'Sour plum drink', 18, 'lemon-tea'],
      ['王老吉', 'Herbal tea', 12, 'can'],
      ['雪花啤酒', 'Snow beer', 18, 'beer', { alcohol: 4 }],
    ],
    { box: 0, kg: 0.4 },
  ),
];
