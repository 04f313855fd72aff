import { part, type DishClass } from '../bank.ts';

/** A bakery with a dessert counter. */
export const bakery: readonly DishClass[] = [
  part(
    '葡撻',
    'Egg tarts',
    [
      ['葡式蛋撻', 'Portuguese egg tart', 13, 'egg-tart', { tag: 'signature' }],
      ['焦糖蛋撻', 'Caramel egg tart', 15, 'egg-tart'],
      ['抹茶蛋撻', 'Matcha egg tart', 16, 'egg-tart', { tag: 'fresh' }],
      ['榴槤蛋撻', 'Durian egg tart', 20, 'egg-tart'],
    ],
    { sizes: 'box', box: 1, kg: 0.08, about: ['每小時新鮮出爐', 'Out of the oven every hour'] },
  ),
  part(
    '麵包',
    'Breads',
    [
      ['菠蘿包', 'Pineapple bun', 9, 'bread', { tag: 'popular' }],
      ['雞尾包', 'Cocktail bun', 10, 'bread'],
      ['腸仔包', 'Sausage roll', 11, 'bread'],
      ['吞拿魚包', 'Tuna bun', 13, 'bread'],
      ['紅豆包', 'Red bean bun', 10, 'bread', { tag: 'vegetarian' }],
      ['牛角包', 'Croissant', 18, 'bread'],
      ['朱古力牛角', 'Pain au chocolat', 20, 'bread'],
      ['芝士法包', 'Cheese baguette', 24, 'bread'],
      ['生吐司', 'Milk loaf', 38, 'bread', { tag: 'signature' }],
      ['酸種包', 'Sourdough loaf', 48, 'bread'],
    ],
    { box: 0, kg: 0.12 },
  ),
  part(
    '蛋糕',
    'Cakes',
    [
      ['巴斯克芝士蛋糕', 'Basque cheesecake', 36, 'cake', { tag: 'popular' }],
      ['提拉米蘇', 'Tiramisu', 38, 'cake'],
      ['黑森林蛋糕', 'Black forest', 36, 'cake'],
      ['芒果千層', 'Mango mille crêpe', 42, 'cake', { tag: 'signature' }],
      ['抹茶紅豆卷', 'Matcha red bean roll', 32, 'cake'],
      ['紅絲絨蛋糕', 'Red velvet', 36, 'cake'],
      ['栗子蛋糕', 'Chestnut cake', 38, 'cake', { tag: 'seasonal' }],
      ['士多啤梨忌廉蛋糕', 'Strawberry cream cake', 40, 'cake'],
    ],
    { sizes: 'cake', box: 3, kg: 0.15 },
  ),
  part(
    '中式糖水',
    'Sweet soups',
    [
      ['芝麻糊', 'Black sesame soup', 24, 'sweet-soup'],
      ['杏仁茶', 'Almond soup', 24, 'sweet-soup'],
      ['紅豆沙', 'Red bean soup', 22, 'sweet-soup'],
      ['雙皮奶', 'Double-skin milk', 28, 'sweet-soup', { tag: 'signature' }],
      ['薑汁撞奶', 'Ginger milk curd', 28, 'sweet-soup', { tag: 'popular' }],
      ['楊枝甘露', 'Mango pomelo sago', 36, 'sweet-soup'],
      ['豆腐花', 'Tofu pudding', 20, 'sweet-soup', { tag: 'vegetarian' }],
      ['湯圓', 'Glutinous rice balls', 26, 'sweet-soup'],
    ],
    { options: ['temp'], box: 1, kg: 0.35 },
  ),
  part(
    '手信',
    'To take away',
    [
      ['杏仁餅', 'Almond biscuits', 48, 'egg-tart'],
      ['蛋卷禮盒', 'Egg roll gift box', 68, 'spring-roll'],
      ['花生糖', 'Peanut candy', 42, 'bread'],
      ['鳳凰卷', 'Phoenix rolls', 52, 'spring-roll'],
      ['木糠布甸', 'Serradura', 28, 'sweet-soup'],
    ],
    { box: 0, kg: 0.3 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['鮮奶咖啡', 'Café au lait', 26, 'latte', { options: ['temp', 'milk'] }],
      ['伯爵茶', 'Earl grey tea', 20, 'lemon-tea', { options: ['temp'] }],
      ['朱古力', 'Hot chocolate', 28, 'latte', { options: ['temp'] }],
    ],
    { box: 0, kg: 0.4 },
  ),
];
