import { aisle, bay, shelf } from '../shelf.ts';

const milk = shelf(
  'milk',
  ['鮮奶', 'Milk'],
  [
    [
      '全脂鮮奶',
      'Whole milk',
      26.9,
      '1L',
      'milk',
      { brand: 'southern', from: 'australia', sizes: 'six', tag: 'popular' },
    ],
    ['低脂鮮奶', 'Semi-skimmed milk', 26.9, '1L', 'milk', { brand: 'southern', from: 'australia' }],
    [
      '有機鮮奶',
      'Organic milk',
      39.9,
      '1L',
      'milk',
      { brand: 'green-hill', from: 'zealand', tag: 'organic' },
    ],
    ['北海道牛乳', 'Hokkaido milk', 34.9, '900ml', 'milk', { brand: 'snow-crane', from: 'japan' }],
    [
      '朱古力奶',
      'Chocolate milk',
      9.9,
      '236ml',
      'plant-milk',
      { brand: 'southern', from: 'hongkong', sizes: 'six' },
    ],
    ['淡忌廉', 'Whipping cream', 24.9, '250ml', 'milk', { brand: 'alpine-bell', from: 'france' }],
  ],
  { keep: 'chill' },
);
const plant = shelf(
  'plant',
  ['植物奶', 'Plant milk'],
  [
    [
      '無糖豆漿',
      'Unsweetened soy milk',
      14.9,
      '1L',
      'plant-milk',
      { brand: 'red-market', from: 'macau' },
    ],
    [
      '燕麥奶',
      'Oat drink',
      28.9,
      '1L',
      'plant-milk',
      { brand: 'golden-field', from: 'germany', sizes: 'six' },
    ],
    ['杏仁奶', 'Almond drink', 27.9, '1L', 'plant-milk', { brand: 'golden-field', from: 'spain' }],
    ['椰奶', 'Coconut drink', 22.9, '1L', 'plant-milk', { brand: 'siam-lotus', from: 'thailand' }],
  ],
);
const yoghurt = shelf(
  'yoghurt',
  ['乳酪甜品', 'Yoghurt & desserts'],
  [
    [
      '原味希臘乳酪',
      'Plain Greek yoghurt',
      32.9,
      '500g',
      'yoghurt',
      { brand: 'green-hill', from: 'zealand', tag: 'pick' },
    ],
    [
      '士多啤梨乳酪',
      'Strawberry yoghurt',
      21.9,
      '4x100g',
      'yoghurt',
      { brand: 'alpine-bell', from: 'germany' },
    ],
    [
      '乳酸飲品',
      'Cultured milk drink',
      15.9,
      '5x100ml',
      'yoghurt',
      { brand: 'snow-crane', from: 'japan' },
    ],
    [
      '焦糖布甸',
      'Caramel pudding',
      16.9,
      '2x110g',
      'pudding',
      { brand: 'snow-crane', from: 'japan' },
    ],
    [
      '木糠布甸',
      'Serradura',
      22,
      '1cup',
      'pudding',
      { kg: 0.15, brand: 'casa-lilau', from: 'macau', tag: 'local' },
    ],
    ['桂花糕', 'Osmanthus jelly', 18.9, '180g', 'pudding', { brand: 'red-market', from: 'macau' }],
  ],
  { keep: 'chill', ready: true },
);
const cheese = shelf(
  'cheese',
  ['芝士', 'Cheese'],
  [
    [
      '切達芝士片',
      'Cheddar slices',
      24.9,
      '200g',
      'cheese',
      { brand: 'southern', from: 'australia' },
    ],
    [
      '水牛芝士',
      'Mozzarella',
      29.9,
      '125g',
      'cheese-round',
      { brand: 'alpine-bell', from: 'italy' },
    ],
    [
      '亞速爾群島芝士',
      'Azores São Jorge cheese',
      58,
      '200g',
      'cheese',
      { brand: 'quinta-alva', from: 'portugal', tag: 'pick' },
    ],
    [
      '金文畢芝士',
      'Camembert',
      46,
      '250g',
      'cheese-round',
      { brand: 'alpine-bell', from: 'france' },
    ],
    ['巴馬臣芝士碎', 'Grated parmesan', 34.9, '100g', 'cheese', { brand: 'finest', from: 'italy' }],
    [
      '忌廉芝士',
      'Cream cheese',
      25.9,
      '200g',
      'cheese-round',
      { brand: 'southern', from: 'australia' },
    ],
  ],
  { keep: 'chill' },
);
const butter = shelf(
  'butter',
  ['牛油', 'Butter & spreads'],
  [
    [
      '無鹽牛油',
      'Unsalted butter',
      32.9,
      '227g',
      'butter',
      { brand: 'alpine-bell', from: 'france', sizes: 'double' },
    ],
    ['有鹽牛油', 'Salted butter', 32.9, '227g', 'butter', { brand: 'alpine-bell', from: 'france' }],
    [
      '植物牛油',
      'Plant spread',
      22.9,
      '250g',
      'butter',
      { brand: 'golden-field', from: 'germany' },
    ],
  ],
  { keep: 'chill' },
);
const hen = shelf(
  'hen',
  ['雞蛋', 'Eggs'],
  [
    [
      '鮮雞蛋',
      'Fresh eggs',
      22.9,
      '10pc',
      'eggs',
      { brand: 'lotus-farm', sizes: 'family', tag: 'popular' },
    ],
    ['走地雞蛋', 'Free-range eggs', 38.9, '10pc', 'eggs', { brand: 'lotus-farm', tag: 'organic' }],
    ['日本鮮蛋', 'Japanese eggs', 42.9, '10pc', 'eggs', { brand: 'kiku', from: 'japan' }],
    ['鵪鶉蛋', 'Quail eggs', 14.9, '18pc', 'eggs', { kg: 0.22 }],
    ['皮蛋', 'Century eggs', 24.9, '6pc', 'eggs', { kg: 0.42, brand: 'red-market' }],
    ['鹹蛋', 'Salted eggs', 22.9, '6pc', 'eggs', { kg: 0.45, brand: 'red-market' }],
  ],
  { kg: 0.65, from: 'china' },
);

export const dairy = aisle(
  'dairy',
  ['奶品蛋類', 'Dairy & eggs'],
  [
    bay('dairy-drinks', ['奶類', 'Milk & yoghurt'], [milk, plant, yoghurt]),
    bay('cheese-butter', ['芝士牛油', 'Cheese & butter'], [cheese, butter]),
    bay('eggs', ['蛋類', 'Eggs'], [hen]),
  ],
);
