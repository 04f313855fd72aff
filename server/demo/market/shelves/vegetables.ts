import { bay, shelf } from '../shelf.ts';

const leaves = shelf(
  'leaves',
  ['葉菜', 'Leafy vegetables'],
  [
    ['菜心', 'Choi sum', 9.9, '400g', 'greens', { from: 'china', tag: 'popular' }],
    ['白菜仔', 'Baby pak choi', 8.9, '300g', 'greens', { from: 'china' }],
    ['芥蘭', 'Chinese kale', 10.9, '400g', 'greens', { from: 'china' }],
    [
      '通菜',
      'Water spinach',
      8.5,
      '400g',
      'greens',
      { brand: 'lotus-farm', from: 'macau', tag: 'local' },
    ],
    ['西洋菜', 'Watercress', 9.5, '300g', 'greens', { from: 'china' }],
    [
      '有機菠菜苗',
      'Organic baby spinach',
      18.9,
      '150g',
      'salad-bag',
      { brand: 'lotus-farm', from: 'macau', tag: 'organic' },
    ],
    [
      '雜菜沙律',
      'Mixed salad leaves',
      16.9,
      '120g',
      'salad-bag',
      { brand: 'finest', from: 'japan', keep: 'chill' },
    ],
    ['椰菜', 'Cabbage', 9.9, '1head', 'cabbage', { kg: 1.1, from: 'china' }],
    ['生菜', 'Iceberg lettuce', 11.9, '1head', 'cabbage', { kg: 0.5, from: 'usa' }],
  ],
);
const fruiting = shelf(
  'fruiting',
  ['瓜茄豆', 'Tomatoes, peppers & beans'],
  [
    ['車厘茄', 'Cherry tomatoes', 15.9, '250g', 'tomato', { from: 'malaysia' }],
    ['番茄', 'Vine tomatoes', 12.9, '500g', 'tomato', { from: 'china' }],
    ['青瓜', 'Cucumber', 6.9, '2pc', 'cucumber', { kg: 0.5, from: 'china' }],
    ['三色椒', 'Three peppers', 19.9, '3pc', 'pepper', { kg: 0.55, from: 'korea' }],
    ['茄子', 'Aubergine', 7.9, '2pc', 'aubergine', { kg: 0.6, from: 'china' }],
    ['粟米', 'Sweetcorn', 10.9, '2pc', 'corn', { kg: 0.7, from: 'usa' }],
    [
      '日本南瓜',
      'Kabocha pumpkin',
      22.9,
      '1pc',
      'pumpkin',
      { kg: 1.3, from: 'japan', sizes: 'half' },
    ],
    ['荷蘭豆', 'Mangetout', 13.9, '200g', 'beans', { from: 'china' }],
  ],
);
const roots = shelf(
  'roots',
  ['根莖', 'Roots & bulbs'],
  [
    ['薯仔', 'Potatoes', 12.9, '1kg', 'potato', { from: 'china', sizes: 'family' }],
    ['紅蘿蔔', 'Carrots', 8.9, '500g', 'carrot', { from: 'australia' }],
    ['洋葱', 'Onions', 9.9, '1kg', 'onion', { from: 'china' }],
    ['蒜頭', 'Garlic', 7.9, '3pc', 'garlic', { kg: 0.2, from: 'china' }],
    ['薑', 'Ginger', 6.9, '250g', 'ginger', { from: 'china' }],
    ['番薯', 'Sweet potatoes', 16.9, '800g', 'sweet-potato', { from: 'japan' }],
    ['白蘿蔔', 'White radish', 7.9, '1pc', 'carrot', { kg: 0.9, from: 'china' }],
    ['芋頭', 'Taro', 15.9, '1pc', 'sweet-potato', { kg: 0.9, from: 'china' }],
  ],
);
const mushrooms = shelf(
  'mushrooms',
  ['菇菌香草', 'Mushrooms & herbs'],
  [
    ['鮮冬菇', 'Fresh shiitake', 14.9, '150g', 'mushroom', { from: 'china' }],
    ['金菇', 'Enoki', 6.9, '200g', 'mushroom', { from: 'korea' }],
    ['白蘑菇', 'White mushrooms', 15.9, '200g', 'mushroom', { from: 'china' }],
    ['葱', 'Spring onions', 4.9, '1bunch', 'herbs', { kg: 0.1, from: 'china' }],
    ['芫荽', 'Coriander', 4.9, '1bunch', 'herbs', { kg: 0.06, from: 'china' }],
    ['羅勒', 'Basil', 13.9, '20g', 'herbs', { brand: 'lotus-farm', from: 'macau', tag: 'local' }],
  ],
);
const soy = shelf(
  'soy',
  ['豆品', 'Tofu & bean sprouts'],
  [
    [
      '滑豆腐',
      'Silken tofu',
      6.9,
      '300g',
      'tofu',
      { brand: 'red-market', from: 'macau', keep: 'chill' },
    ],
    [
      '硬豆腐',
      'Firm tofu',
      7.9,
      '400g',
      'tofu',
      { brand: 'red-market', from: 'macau', keep: 'chill' },
    ],
    [
      '豆腐泡',
      'Tofu puffs',
      9.9,
      '120g',
      'tofu',
      { brand: 'red-market', from: 'macau', keep: 'chill' },
    ],
    ['大豆芽菜', 'Soybean sprouts', 5.9, '300g', 'beans', { from: 'china' }],
  ],
);

export const vegetables = bay(
  'vegetables',
  ['蔬菜', 'Vegetables'],
  [leaves, fruiting, roots, mushrooms, soy],
);
