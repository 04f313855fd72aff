import { bay, shelf } from '../shelf.ts';

const everyday = shelf(
  'everyday',
  ['日常水果', 'Everyday fruit'],
  [
    ['富士蘋果', 'Fuji apples', 22, '4pc', 'apple', { kg: 0.9, from: 'japan', tag: 'popular' }],
    ['青蘋果', 'Green apples', 18.9, '4pc', 'green-apple', { kg: 0.8, from: 'france' }],
    [
      '香蕉',
      'Bananas',
      14.9,
      '1bunch',
      'banana',
      { kg: 0.9, from: 'philippines', options: ['ripeness'], tag: 'popular' },
    ],
    ['豐水梨', 'Hosui pears', 26, '2pc', 'pear', { kg: 0.7, from: 'korea' }],
    ['巨峰提子', 'Kyoho grapes', 48, '500g', 'grapes', { from: 'japan', tag: 'seasonal' }],
    ['無籽青提', 'Seedless green grapes', 32.9, '500g', 'green-grapes', { from: 'australia' }],
  ],
);
const citrus = shelf(
  'citrus',
  ['柑橘', 'Citrus'],
  [
    ['臍橙', 'Navel oranges', 19.9, '4pc', 'orange', { kg: 0.9, from: 'usa' }],
    ['檸檬', 'Lemons', 9.9, '3pc', 'lemon', { kg: 0.4, from: 'spain' }],
    ['青檸', 'Limes', 8.9, '4pc', 'lemon', { kg: 0.3, from: 'vietnam' }],
    ['西柚', 'Pink grapefruit', 16.9, '2pc', 'orange', { kg: 0.8, from: 'usa' }],
    ['砂糖桔', 'Sugar mandarins', 21.9, '1kg', 'orange', { from: 'china', tag: 'seasonal' }],
  ],
);
const tropical = shelf(
  'tropical',
  ['熱帶水果', 'Tropical fruit'],
  [
    [
      '牛油果',
      'Avocado',
      12.9,
      '1pc',
      'avocado',
      { kg: 0.22, from: 'peru', options: ['ripeness'], tag: 'pick' },
    ],
    [
      '呂宋芒',
      'Carabao mango',
      15.9,
      '1pc',
      'mango',
      { kg: 0.35, from: 'philippines', options: ['ripeness'] },
    ],
    ['菠蘿', 'Pineapple', 24.9, '1pc', 'pineapple', { kg: 1.4, from: 'philippines' }],
    ['木瓜', 'Papaya', 18.9, '1pc', 'mango', { kg: 0.8, from: 'malaysia', options: ['ripeness'] }],
    ['榴槤肉', 'Durian flesh', 128, '400g', 'durian', { from: 'thailand', limit: 2 }],
    ['荔枝', 'Lychees', 38, '500g', 'lychee', { from: 'china', tag: 'seasonal' }],
  ],
);
const berries = shelf(
  'berries',
  ['莓果核果', 'Berries & stone fruit'],
  [
    [
      '藍莓',
      'Blueberries',
      24.9,
      '125g',
      'blueberry',
      { from: 'chile', sizes: 'double', tag: 'popular' },
    ],
    ['士多啤梨', 'Strawberries', 42, '250g', 'strawberry', { from: 'korea', tag: 'pick' }],
    ['車厘子', 'Cherries', 68, '500g', 'cherry', { from: 'chile', limit: 4 }],
    ['水蜜桃', 'White peaches', 58, '2pc', 'peach', { kg: 0.5, from: 'japan' }],
    ['奇異果', 'Green kiwifruit', 22.9, '4pc', 'kiwi', { kg: 0.45, from: 'zealand' }],
  ],
);
const melons = shelf(
  'melons',
  ['瓜類', 'Melons'],
  [
    [
      '無籽西瓜',
      'Seedless watermelon',
      26,
      '1pc',
      'watermelon',
      { kg: 2.2, from: 'china', sizes: 'half' },
    ],
    ['哈密瓜', 'Hami melon', 32, '1pc', 'melon', { kg: 1.6, from: 'china', sizes: 'half' }],
    [
      '鮮切水果杯',
      'Cut fruit cup',
      22,
      '250g',
      'fruit-cup',
      { brand: 'everyday', from: 'macau', keep: 'chill', ready: true },
    ],
  ],
);

export const fruit = bay('fruit', ['水果', 'Fruit'], [everyday, citrus, tropical, berries, melons]);
