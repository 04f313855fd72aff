import { part, type DishClass } from '../bank.ts';

/** A vegetarian kitchen. */
export const vegetarian: readonly DishClass[] = [
  part(
    '素菜小炒',
    'From the wok',
    [
      ['羅漢齋', 'Buddha’s delight', 58, 'greens', { tag: 'signature' }],
      ['素咕嚕', 'Sweet and sour mock pork', 56, 'tofu-stew', { tag: 'popular' }],
      ['麻婆豆腐（素）', 'Vegetarian mapo tofu', 52, 'tofu', { spice: 2 }],
      ['欖菜四季豆', 'Green beans with olive leaf', 48, 'greens'],
      ['紅燒豆腐', 'Braised tofu', 50, 'tofu'],
      ['黑椒杏鮑菇', 'King oyster mushroom in black pepper', 58, 'greens', { tag: 'signature' }],
      ['椒鹽九重塔茄子', 'Crispy aubergine with basil', 52, 'fries'],
      ['腰果素雞丁', 'Cashew with mock chicken', 58, 'tofu-stew'],
    ],
    { options: ['rice', 'wish'], box: 2, kg: 0.5 },
  ),
  part(
    '素點心',
    'Dim sum',
    [
      ['素蒸餃', 'Steamed vegetable dumplings', 30, 'har-gow', { tag: 'popular' }],
      ['香煎素鍋貼', 'Pan-fried dumplings', 34, 'dumplings'],
      ['素叉燒包', 'Mock char siu buns', 26, 'bao'],
      ['素腸粉', 'Mushroom rice rolls', 28, 'rice-roll'],
      ['素春卷', 'Vegetable spring rolls', 28, 'spring-roll'],
      ['芋頭糕', 'Taro cake', 26, 'tofu'],
    ],
    { box: 1, kg: 0.25 },
  ),
  part(
    '健康碗',
    'Bowls',
    [
      ['藜麥能量碗', 'Quinoa power bowl', 68, 'stone-bowl', { tag: 'popular' }],
      ['牛油果豆腐碗', 'Avocado tofu bowl', 66, 'stone-bowl'],
      ['味噌蘑菇糙米碗', 'Miso mushroom brown rice bowl', 62, 'stone-bowl'],
      ['地中海鷹嘴豆碗', 'Mediterranean chickpea bowl', 64, 'salad', { tag: 'fresh' }],
      ['羽衣甘藍沙律', 'Kale salad', 56, 'salad'],
    ],
    { options: ['sauce'], box: 2, kg: 0.45 },
  ),
  part(
    '飯麵',
    'Rice and noodles',
    [
      ['素炒飯', 'Vegetable fried rice', 46, 'green-rice'],
      ['乾燒伊麵（素）', 'Braised e-fu noodles with mushrooms', 48, 'green-noodle'],
      ['擔擔麵（素）', 'Vegetarian dandan noodles', 50, 'dry-noodle', { spice: 2, tag: 'popular' }],
      ['菇菌湯麵', 'Mushroom noodle soup', 50, 'noodle-soup', { options: ['noodle'] }],
      ['素咖喱飯', 'Vegetable curry rice', 52, 'garden-curry', { spice: 1 }],
      ['南瓜粥', 'Pumpkin congee', 32, 'plain-congee'],
    ],
    { options: ['wish'], box: 2, kg: 0.6 },
  ),
  part(
    '湯品',
    'Soups',
    [
      ['羅宋湯（素）', 'Vegetarian borscht', 30, 'tofu-stew'],
      ['竹笙燉湯', 'Bamboo pith soup', 42, 'soup'],
      ['粟米羹', 'Sweetcorn soup', 28, 'soup'],
      ['紅菜頭濃湯', 'Beetroot soup', 34, 'soup'],
    ],
    { box: 1, kg: 0.45 },
  ),
  part(
    '飲品甜品',
    'Drinks and desserts',
    [
      ['鮮豆漿', 'Fresh soy milk', 16, 'iced-coffee', { options: ['temp'] }],
      ['青瓜蘋果汁', 'Cucumber apple juice', 34, 'fruit-tea'],
      ['薑黃拿鐵', 'Turmeric latte', 32, 'latte'],
      ['椰汁西米露', 'Sago in coconut milk', 24, 'sweet-soup'],
      ['無蛋朱古力蛋糕', 'Eggless chocolate cake', 34, 'cake'],
    ],
    { box: 1, kg: 0.35 },
  ),
];
