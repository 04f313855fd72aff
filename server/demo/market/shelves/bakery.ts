import { aisle, bay, shelf } from '../shelf.ts';

const loaves = shelf(
  'loaves',
  ['方包歐包', 'Loaves'],
  [
    [
      '牛奶方包',
      'Milk loaf',
      18.9,
      '1pc',
      'loaf',
      { kg: 0.45, options: ['slicing'], tag: 'popular' },
    ],
    ['全麥方包', 'Wholemeal loaf', 21.9, '1pc', 'loaf', { kg: 0.5, options: ['slicing'] }],
    [
      '酸種麵包',
      'Sourdough',
      38,
      '1pc',
      'sourdough',
      { kg: 0.6, options: ['slicing'], tag: 'pick' },
    ],
    ['葡國粟米包', 'Broa corn bread', 32, '1pc', 'sourdough', { kg: 0.5, brand: 'casa-lilau' }],
    ['法包', 'Baguette', 16.9, '1pc', 'sourdough', { kg: 0.25 }],
  ],
  { brand: 'cunha-bakery', from: 'macau', ready: true },
);
const buns = shelf(
  'buns',
  ['小麵包', 'Buns & pastries'],
  [
    ['豬仔包', 'Papo secos', 15.9, '6pc', 'rolls', { kg: 0.36, tag: 'local' }],
    ['菠蘿包', 'Pineapple buns', 14.9, '2pc', 'rolls', { kg: 0.18 }],
    ['牛角包', 'Butter croissants', 28, '4pc', 'croissant', { kg: 0.24 }],
    ['雞尾包', 'Coconut buns', 14.9, '2pc', 'rolls', { kg: 0.2 }],
    ['肉桂卷', 'Cinnamon rolls', 26, '2pc', 'croissant', { kg: 0.22 }],
    ['腸仔包', 'Sausage buns', 16.9, '2pc', 'rolls', { kg: 0.2 }],
  ],
  { brand: 'cunha-bakery', from: 'macau', ready: true },
);
const cakes = shelf(
  'cakes',
  ['蛋糕蛋撻', 'Cakes & tarts'],
  [
    [
      '葡式蛋撻',
      'Portuguese egg tarts',
      44,
      '4pc',
      'egg-tart',
      { kg: 0.28, tag: 'pick', options: ['heating'] },
    ],
    ['紙包蛋糕', 'Paper-wrapped sponge', 9.9, '1pc', 'sponge', { kg: 0.09 }],
    ['瑞士卷', 'Swiss roll', 26.9, '1pc', 'sponge', { kg: 0.35 }],
    ['朱古力蛋糕', 'Chocolate cake', 98, '1pc', 'cake', { kg: 0.7, keep: 'chill' }],
    ['芝士蛋糕', 'Cheesecake', 108, '1pc', 'cake', { kg: 0.6, keep: 'chill' }],
  ],
  { brand: 'cunha-bakery', from: 'macau', ready: true },
);
const lunch = shelf(
  'lunch',
  ['飯盒', 'Lunch boxes'],
  [
    [
      '葡國雞飯',
      'Portuguese chicken rice',
      38,
      '1box',
      'lunch-box',
      { tag: 'popular', options: ['heating'] },
    ],
    ['叉燒飯', 'Char siu rice', 34, '1box', 'lunch-box', { options: ['heating'] }],
    ['免治飯', 'Minchi rice', 36, '1box', 'lunch-box', { options: ['heating'], tag: 'local' }],
    ['和牛壽喜燒飯', 'Wagyu sukiyaki rice', 68, '1box', 'lunch-box', { options: ['heating'] }],
    ['素什錦飯', 'Vegetable medley rice', 32, '1box', 'lunch-box', { options: ['heating'] }],
    ['烤雞半隻', 'Half a roast chicken', 58, '1pc', 'chicken', { options: ['heating'] }],
  ],
  { kg: 0.5, brand: 'finest', from: 'macau', ready: true },
);
const cold = shelf(
  'cold',
  ['壽司沙律', 'Sushi & salads'],
  [
    [
      '雜錦壽司',
      'Mixed sushi',
      58,
      '12pc',
      'sushi-box',
      { kg: 0.4, brand: 'kiku', tag: 'popular' },
    ],
    ['三文魚卷', 'Salmon rolls', 36, '8pc', 'sushi-box', { kg: 0.28, brand: 'kiku' }],
    ['凱撒沙律', 'Caesar salad', 36, '1box', 'salad-bag', { kg: 0.28 }],
    ['吞拿魚三文治', 'Tuna sandwich', 24, '1pack', 'sandwich', { kg: 0.2 }],
    ['火腿芝士三文治', 'Ham and cheese sandwich', 24, '1pack', 'sandwich', { kg: 0.2 }],
    ['馬介休沙律', 'Codfish salad', 42, '1box', 'salad-bag', { kg: 0.3, brand: 'casa-lilau' }],
  ],
  { brand: 'finest', from: 'macau', keep: 'chill', ready: true },
);
const soups = shelf(
  'soups',
  ['湯品', 'Soups'],
  [
    [
      '青菜湯',
      'Caldo verde',
      28,
      '450ml',
      'soup-pot',
      { brand: 'casa-lilau', options: ['heating'] },
    ],
    ['粟米忌廉湯', 'Sweetcorn cream soup', 26, '450ml', 'soup-pot', { options: ['heating'] }],
    ['老火靚湯', 'Slow-cooked soup of the day', 34, '500ml', 'soup-pot', { options: ['heating'] }],
  ],
  { brand: 'finest', from: 'macau', keep: 'chill', ready: true },
);

export const bakery = aisle(
  'bakery',
  ['麵包熟食', 'Bakery & ready to eat'],
  [
    bay('bread', ['麵包糕點', 'Bread & cakes'], [loaves, buns, cakes]),
    bay('ready', ['即食', 'Ready to eat'], [lunch, cold, soups]),
  ],
);
