import { aisle, bay, shelf } from '../shelf.ts';

const dumplings = shelf(
  'dumplings',
  ['點心水餃', 'Dim sum & dumplings'],
  [
    ['菜肉水餃', 'Pork and cabbage dumplings', 32.9, '500g', 'dumplings', { tag: 'popular' }],
    ['蝦餃', 'Prawn dumplings', 36.9, '240g', 'dumplings', { brand: 'red-market', from: 'macau' }],
    ['燒賣', 'Siu mai', 32.9, '240g', 'dumplings', { brand: 'red-market', from: 'macau' }],
    [
      '叉燒包',
      'Barbecued pork buns',
      29.9,
      '6pc',
      'frozen-bao',
      { kg: 0.36, brand: 'red-market', from: 'macau' },
    ],
    [
      '鮮蝦雲吞',
      'Prawn wontons',
      38.9,
      '300g',
      'dumplings',
      { brand: 'three-lamps', from: 'hongkong' },
    ],
    ['湯圓', 'Sesame rice balls', 22.9, '200g', 'frozen-bao'],
  ],
  { brand: 'ice-harbour', from: 'china', keep: 'freeze' },
);
const meals = shelf(
  'meals',
  ['急凍餐', 'Frozen meals'],
  [
    ['芝士薄餅', 'Cheese pizza', 48, '350g', 'frozen-pizza', { from: 'italy' }],
    ['千層麵', 'Lasagne', 42, '400g', 'frozen-pizza', { from: 'italy' }],
    ['薯條', 'Frozen chips', 22.9, '1kg', 'chips', { from: 'usa', tag: 'popular' }],
    ['炸雞塊', 'Chicken nuggets', 42, '500g', 'nuggets', { from: 'thailand' }],
    [
      '馬介休球',
      'Codfish cakes',
      58,
      '12pc',
      'nuggets',
      { kg: 0.36, brand: 'bacalhoeiro', from: 'portugal', tag: 'pick' },
    ],
    ['日式餃子', 'Gyoza', 29.9, '12pc', 'dumplings', { kg: 0.28, brand: 'kiku', from: 'japan' }],
  ],
  { brand: 'ice-harbour', keep: 'freeze' },
);
const garden = shelf(
  'garden',
  ['急凍蔬果', 'Frozen fruit & vegetables'],
  [
    ['雜菜粒', 'Mixed vegetables', 14.9, '500g', 'frozen-veg'],
    ['青豆', 'Garden peas', 15.9, '500g', 'frozen-veg'],
    ['枝豆', 'Edamame', 18.9, '400g', 'frozen-veg', { brand: 'kiku', from: 'japan' }],
    ['急凍雜莓', 'Mixed berries', 46, '500g', 'frozen-berry', { from: 'chile' }],
    ['急凍榴槤', 'Frozen durian', 98, '300g', 'frozen-berry', { from: 'malaysia', limit: 2 }],
  ],
  { brand: 'ice-harbour', from: 'france', keep: 'freeze' },
);
const sea = shelf(
  'sea',
  ['急凍海鮮肉類', 'Frozen fish & meat'],
  [
    ['急凍虎蝦', 'Frozen tiger prawns', 88, '500g', 'frozen-prawn', { from: 'vietnam' }],
    ['急凍三文魚扒', 'Frozen salmon steaks', 78, '400g', 'frozen-prawn', { from: 'chile' }],
    ['急凍雞翼', 'Frozen chicken wings', 48, '1kg', 'nuggets', { from: 'brazil' }],
    ['安格斯漢堡扒', 'Angus burgers', 62, '4pc', 'nuggets', { kg: 0.45, from: 'australia' }],
  ],
  { brand: 'ice-harbour', keep: 'freeze' },
);
const ice = shelf(
  'ice',
  ['雪糕冰', 'Ice cream & ice'],
  [
    ['雲呢拿雪糕', 'Vanilla ice cream', 68, '1L', 'ice-cream', { tag: 'popular' }],
    [
      '抹茶雪糕',
      'Matcha ice cream',
      58,
      '473ml',
      'ice-cream',
      { brand: 'snow-crane', from: 'japan' },
    ],
    [
      '芒果雪條',
      'Mango lollies',
      36,
      '6pc',
      'ice-lolly',
      { kg: 0.42, brand: 'siam-lotus', from: 'thailand' },
    ],
    ['朱古力脆皮雪糕', 'Chocolate ice cream bars', 42, '4pc', 'ice-lolly', { kg: 0.32 }],
    ['食用冰粒', 'Ice cubes', 15.9, '2kg', 'ice-bag', { brand: 'cool-box', from: 'macau' }],
  ],
  { brand: 'southern', from: 'zealand', keep: 'freeze' },
);

export const frozen = aisle(
  'frozen',
  ['急凍食品', 'Frozen'],
  [
    bay('meals', ['急凍主食', 'Frozen meals'], [dumplings, meals]),
    bay('raw', ['急凍食材', 'Frozen ingredients'], [garden, sea]),
    bay('ice', ['雪糕', 'Ice cream'], [ice]),
  ],
);
