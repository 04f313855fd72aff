import { aisle, bay, shelf } from '../shelf.ts';

const rice = shelf(
  'rice',
  ['米', 'Rice'],
  [
    [
      '茉莉香米',
      'Jasmine rice',
      88,
      '5kg',
      'rice',
      { brand: 'siam-lotus', from: 'thailand', tag: 'popular' },
    ],
    ['絲苗米', 'Si miao rice', 72, '5kg', 'rice', { from: 'vietnam' }],
    ['日本越光米', 'Koshihikari rice', 98, '2kg', 'rice', { brand: 'kiku', from: 'japan' }],
    ['糙米', 'Brown rice', 46, '2kg', 'rice', { from: 'thailand' }],
    ['糯米', 'Glutinous rice', 24.9, '1kg', 'rice', { from: 'thailand' }],
    ['燉飯米', 'Arborio rice', 42, '1kg', 'rice', { brand: 'finest', from: 'italy' }],
    [
      '家庭裝香米',
      'Jasmine rice, family sack',
      268,
      '20kg',
      'rice-sack',
      { brand: 'siam-lotus', from: 'thailand', limit: 2 },
    ],
  ],
  { brand: 'golden-field' },
);
const noodles = shelf(
  'noodles',
  ['麵', 'Noodles'],
  [
    ['即食麵', 'Instant noodles', 4.9, '100g', 'noodle-pack', { sizes: 'case', tag: 'popular' }],
    [
      '辣味杯麵',
      'Spicy cup noodles',
      9.9,
      '1cup',
      'cup-noodle',
      { kg: 0.1, brand: 'hanul', from: 'korea', sizes: 'six' },
    ],
    ['海鮮杯麵', 'Seafood cup noodles', 9.9, '1cup', 'cup-noodle', { kg: 0.1, sizes: 'six' }],
    ['蝦子麵', 'Shrimp-roe noodles', 32, '454g', 'noodle-pack', { from: 'macau', tag: 'local' }],
    ['米粉', 'Rice vermicelli', 12.9, '400g', 'noodle-pack', { from: 'taiwan' }],
    [
      '河粉',
      'Flat rice noodles',
      13.9,
      '400g',
      'noodle-pack',
      { brand: 'siam-lotus', from: 'vietnam' },
    ],
    ['冷麵', 'Cold noodles', 26.9, '2x220g', 'noodle-pack', { brand: 'hanul', from: 'korea' }],
    [
      '烏冬',
      'Udon',
      18.9,
      '3x200g',
      'noodle-pack',
      { brand: 'kiku', from: 'japan', keep: 'chill' },
    ],
  ],
  { brand: 'three-lamps', from: 'hongkong' },
);
const pasta = shelf(
  'pasta',
  ['意粉穀物', 'Pasta & grains'],
  [
    ['意大利粉', 'Spaghetti', 14.9, '500g', 'pasta'],
    ['長通粉', 'Penne', 14.9, '500g', 'pasta'],
    ['螺絲粉', 'Fusilli', 14.9, '500g', 'pasta'],
    ['藜麥', 'Quinoa', 42, '500g', 'pasta', { from: 'peru' }],
    ['北非小米', 'Couscous', 26.9, '500g', 'pasta', { from: 'france' }],
    ['鷹嘴豆', 'Chickpeas', 15.9, '400g', 'tin', { from: 'portugal', brand: 'galo' }],
  ],
  { brand: 'two-oceans', from: 'italy' },
);
const oil = shelf(
  'oil',
  ['食油', 'Oil'],
  [
    [
      '花生油',
      'Peanut oil',
      68,
      '900ml',
      'oil',
      { brand: 'red-market', from: 'hongkong', sizes: 'double' },
    ],
    ['芥花籽油', 'Canola oil', 46, '900ml', 'oil'],
    [
      '特級初榨橄欖油',
      'Extra virgin olive oil',
      88,
      '750ml',
      'olive-oil',
      { brand: 'galo', from: 'portugal', tag: 'pick', sizes: 'double' },
    ],
    ['麻油', 'Sesame oil', 28.9, '150ml', 'sauce-dark', { brand: 'red-market' }],
    ['椰子油', 'Coconut oil', 58, '450ml', 'jam', { brand: 'siam-lotus', from: 'thailand' }],
  ],
  { brand: 'golden-field', from: 'hongkong' },
);
const sauces = shelf(
  'sauces',
  ['醬料', 'Sauces'],
  [
    ['生抽', 'Light soy sauce', 16.9, '500ml', 'sauce-dark', { sizes: 'double', tag: 'popular' }],
    ['老抽', 'Dark soy sauce', 17.9, '500ml', 'sauce-dark'],
    ['蠔油', 'Oyster sauce', 19.9, '510g', 'sauce-dark'],
    ['XO 醬', 'XO sauce', 88, '220g', 'sauce-jar', { from: 'macau', tag: 'local' }],
    ['蝦醬', 'Shrimp paste', 18.9, '200g', 'sauce-jar', { from: 'macau' }],
    ['茄汁', 'Tomato ketchup', 17.9, '500g', 'ketchup', { brand: 'two-oceans' }],
    ['蛋黃醬', 'Mayonnaise', 22.9, '450g', 'ketchup', { brand: 'kiku', from: 'japan' }],
    [
      '霹靂醬',
      'Piri-piri sauce',
      34.9,
      '200ml',
      'ketchup',
      { brand: 'galo', from: 'mozambique', tag: 'pick' },
    ],
    ['韓式辣醬', 'Gochujang', 29.9, '500g', 'sauce-jar', { brand: 'hanul', from: 'korea' }],
    ['魚露', 'Fish sauce', 14.9, '300ml', 'sauce-dark', { brand: 'siam-lotus', from: 'thailand' }],
  ],
  { brand: 'red-market', from: 'hongkong' },
);
const spice = shelf(
  'spice',
  ['調味香料', 'Seasoning & spices'],
  [
    ['海鹽', 'Sea salt', 14.9, '500g', 'spice', { brand: 'galo', from: 'portugal' }],
    ['黑胡椒', 'Black peppercorns', 26.9, '50g', 'spice'],
    ['咖喱粉', 'Curry powder', 22.9, '100g', 'spice'],
    ['黃薑粉', 'Turmeric', 18.9, '50g', 'spice'],
    ['八角', 'Star anise', 16.9, '50g', 'spice', { from: 'china' }],
    ['雞粉', 'Chicken bouillon', 24.9, '273g', 'spice', { brand: 'red-market' }],
    ['米醋', 'Rice vinegar', 14.9, '500ml', 'sauce-dark', { brand: 'red-market' }],
  ],
  { brand: 'old-pier', from: 'malaysia' },
);
const tins = shelf(
  'tins',
  ['罐頭', 'Tins'],
  [
    [
      '葡國沙甸魚',
      'Portuguese sardines',
      22.9,
      '125g',
      'fish-tin',
      { from: 'portugal', sizes: 'six', tag: 'pick' },
    ],
    ['吞拿魚', 'Tuna in olive oil', 24.9, '120g', 'fish-tin', { from: 'portugal', sizes: 'six' }],
    [
      '豆豉鯪魚',
      'Dace with black beans',
      19.9,
      '184g',
      'fish-tin',
      { brand: 'red-market', from: 'china' },
    ],
    ['午餐肉', 'Luncheon meat', 24.9, '340g', 'tin', { brand: 'hou-kong' }],
    ['去皮番茄', 'Peeled tomatoes', 12.9, '400g', 'tin', { from: 'italy' }],
    ['粟米粒', 'Sweetcorn kernels', 11.9, '340g', 'tin', { from: 'thailand' }],
    ['椰漿', 'Coconut milk', 13.9, '400ml', 'tin', { brand: 'siam-lotus', from: 'thailand' }],
    ['橄欖', 'Olives', 28.9, '200g', 'sauce-jar', { from: 'portugal' }],
  ],
  { brand: 'galo', from: 'china' },
);
const baking = shelf(
  'baking',
  ['烘焙', 'Baking'],
  [
    ['低筋麵粉', 'Cake flour', 14.9, '1kg', 'flour'],
    ['高筋麵粉', 'Bread flour', 15.9, '1kg', 'flour'],
    ['白砂糖', 'White sugar', 12.9, '1kg', 'flour', { from: 'thailand' }],
    ['黃糖', 'Brown sugar', 13.9, '1kg', 'flour', { from: 'thailand' }],
    ['煉奶', 'Condensed milk', 17.9, '380g', 'tin', { brand: 'southern' }],
    ['酵母', 'Dried yeast', 12.9, '5x11g', 'pouch', { from: 'france' }],
  ],
  { brand: 'golden-field', from: 'hongkong' },
);
const breakfast = shelf(
  'breakfast',
  ['早餐', 'Breakfast'],
  [
    ['粟米片', 'Corn flakes', 34.9, '500g', 'cereal', { tag: 'popular' }],
    ['即食燕麥片', 'Quick oats', 32.9, '1kg', 'cereal', { from: 'australia' }],
    ['雜果麥片', 'Fruit muesli', 48, '750g', 'cereal', { from: 'germany' }],
    ['花生醬', 'Peanut butter', 32.9, '340g', 'jar-brown', { from: 'usa' }],
    [
      '士多啤梨果醬',
      'Strawberry jam',
      29.9,
      '370g',
      'jam',
      { brand: 'sunny-grove', from: 'france' },
    ],
    ['蜂蜜', 'Wildflower honey', 58, '500g', 'jam', { brand: 'quinta-alva', from: 'portugal' }],
  ],
  { brand: 'golden-field', from: 'usa' },
);

export const pantry = aisle(
  'pantry',
  ['米麵糧油', 'Pantry'],
  [
    bay('staples', ['米麵', 'Rice, noodles & pasta'], [rice, noodles, pasta]),
    bay('cooking', ['油鹽醬醋', 'Oil, sauces & spices'], [oil, sauces, spice]),
    bay('shelf', ['罐頭烘焙早餐', 'Tins, baking & breakfast'], [tins, baking, breakfast]),
  ],
);
