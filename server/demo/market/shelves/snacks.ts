import { aisle, bay, shelf } from '../shelf.ts';

const crisps = shelf(
  'crisps',
  ['薯片脆片', 'Crisps'],
  [
    ['原味薯片', 'Salted crisps', 15.9, '160g', 'crisps', { tag: 'popular' }],
    ['紫菜味薯片', 'Seaweed crisps', 15.9, '160g', 'crisps'],
    ['蝦條', 'Prawn crackers', 12.9, '90g', 'crisps-red', { from: 'thailand' }],
    ['墨西哥粟米片', 'Tortilla chips', 22.9, '200g', 'crisps', { from: 'usa' }],
    ['爆谷', 'Popcorn', 18.9, '100g', 'crisps-red'],
  ],
  { brand: 'crackle', from: 'malaysia' },
);
const biscuits = shelf(
  'biscuits',
  ['餅乾', 'Biscuits'],
  [
    ['瑪利餅', 'Maria biscuits', 12.9, '200g', 'biscuits', { from: 'portugal', tag: 'popular' }],
    ['朱古力夾心餅', 'Chocolate sandwich biscuits', 16.9, '250g', 'biscuits'],
    ['牛油曲奇', 'Butter cookies', 68, '400g', 'cookie-tin', { from: 'hongkong' }],
    ['蘇打餅', 'Soda crackers', 19.9, '350g', 'biscuits'],
    [
      '蛋卷',
      'Egg rolls',
      48,
      '300g',
      'cookie-tin',
      { brand: 'cunha-bakery', from: 'macau', tag: 'local' },
    ],
  ],
  { brand: 'sweet-hour', from: 'malaysia' },
);
const nuts = shelf(
  'nuts',
  ['果仁乾果', 'Nuts & dried fruit'],
  [
    ['鹽焗腰果', 'Salted cashews', 42, '200g', 'nuts', { from: 'vietnam' }],
    ['雜錦果仁', 'Mixed nuts', 58, '250g', 'nuts', { tag: 'pick' }],
    ['炭燒花生', 'Roasted peanuts', 22.9, '300g', 'nuts', { from: 'china' }],
    ['杏脯', 'Dried apricots', 34.9, '200g', 'dried-fruit'],
    ['芒果乾', 'Dried mango', 28.9, '100g', 'dried-fruit', { from: 'philippines' }],
    ['話梅', 'Preserved plums', 16.9, '80g', 'dried-fruit', { from: 'macau' }],
  ],
  { brand: 'nut-corner', from: 'usa' },
);
const chocolate = shelf(
  'chocolate',
  ['朱古力', 'Chocolate'],
  [
    ['牛奶朱古力', 'Milk chocolate', 22.9, '100g', 'chocolate', { sizes: 'six' }],
    ['七成黑朱古力', 'Dark chocolate 70%', 28.9, '100g', 'chocolate', { from: 'portugal' }],
    [
      '榛子朱古力球',
      'Hazelnut chocolates',
      78,
      '16pc',
      'chocolate-box',
      { kg: 0.22, from: 'italy', tag: 'popular' },
    ],
    ['朱古力豆', 'Chocolate buttons', 16.9, '90g', 'sweets'],
    [
      '抹茶朱古力',
      'Matcha chocolate',
      34.9,
      '120g',
      'chocolate-box',
      { brand: 'kiku', from: 'japan' },
    ],
  ],
  { brand: 'sweet-hour', from: 'france' },
);
const sweets = shelf(
  'sweets',
  ['糖果啫喱', 'Sweets & jelly'],
  [
    ['果汁軟糖', 'Fruit gums', 14.9, '100g', 'sweets', { brand: 'kiku', from: 'japan' }],
    ['薄荷糖', 'Mints', 9.9, '50g', 'sweets'],
    [
      '花生糖',
      'Peanut candy',
      38,
      '250g',
      'sweets',
      { brand: 'cunha-bakery', from: 'macau', tag: 'local' },
    ],
    ['蒟蒻啫喱', 'Konjac jelly', 18.9, '10pc', 'jelly', { kg: 0.25, brand: 'kiku', from: 'japan' }],
    ['香口膠', 'Chewing gum', 12.9, '60g', 'sweets'],
  ],
  { brand: 'sweet-hour', from: 'spain' },
);
const savoury = shelf(
  'savoury',
  ['鹹味零食', 'Savoury bites'],
  [
    [
      '烤紫菜',
      'Roasted seaweed',
      19.9,
      '9x4g',
      'seaweed',
      { brand: 'hanul', from: 'korea', tag: 'popular' },
    ],
    [
      '豬肉乾',
      'Pork jerky',
      58,
      '200g',
      'jerky',
      { brand: 'cunha-bakery', from: 'macau', tag: 'local' },
    ],
    ['魷魚絲', 'Shredded squid', 32, '80g', 'jerky', { from: 'thailand' }],
    [
      '芝士鱈魚條',
      'Cheese cod sticks',
      28.9,
      '90g',
      'jerky',
      { brand: 'snow-crane', from: 'japan' },
    ],
    [
      '魚蛋',
      'Curry fish balls',
      18.9,
      '200g',
      'jerky',
      { keep: 'chill', ready: true, brand: 'red-market', from: 'macau' },
    ],
  ],
  { brand: 'crackle', from: 'china' },
);

export const snacks = aisle(
  'snacks',
  ['零食', 'Snacks'],
  [
    bay('crunchy', ['脆食果仁', 'Crisps, biscuits & nuts'], [crisps, biscuits, nuts]),
    bay('sweet', ['甜食', 'Sweet things'], [chocolate, sweets]),
    bay('salty', ['鹹食', 'Savoury'], [savoury]),
  ],
);
