import { aisle, bay, shelf } from '../shelf.ts';

const cod = shelf(
  'cod',
  ['馬介休', 'Salt cod'],
  [
    ['馬介休原片', 'Salt cod, whole side', 228, '1kg', 'codfish', { tag: 'pick', limit: 4 }],
    ['馬介休厚切', 'Salt cod loins', 138, '500g', 'codfish', { sizes: 'double' }],
    ['馬介休碎', 'Shredded salt cod', 68, '300g', 'codfish'],
    ['鷹嘴豆馬介休罐', 'Cod with chickpeas', 32, '290g', 'fish-tin'],
  ],
  { brand: 'bacalhoeiro', from: 'portugal' },
);
const charcuterie = shelf(
  'charcuterie',
  ['葡式腸火腿', 'Chouriço & presunto'],
  [
    ['葡國辣肉腸', 'Chouriço', 48, '200g', 'chourico', { tag: 'popular' }],
    ['血腸', 'Morcela', 46, '200g', 'chourico'],
    ['葡國煙肉腸', 'Linguiça', 52, '250g', 'chourico'],
    ['葡國火腿', 'Presunto', 68, '100g', 'ham', { ready: true }],
  ],
  { brand: 'quinta-alva', from: 'portugal', keep: 'chill' },
);
const larder = shelf(
  'larder',
  ['葡國食品', 'Portuguese larder'],
  [
    ['蒜味沙甸魚', 'Sardines with garlic', 26.9, '125g', 'fish-tin', { sizes: 'six' }],
    ['八爪魚罐', 'Octopus in olive oil', 48, '110g', 'fish-tin'],
    ['木梨醬', 'Quince paste', 36, '300g', 'jam', { brand: 'quinta-alva' }],
    ['無花果醬', 'Fig jam', 42, '280g', 'jam', { brand: 'quinta-alva' }],
    ['紅椒醬', 'Red pepper paste', 28.9, '200g', 'sauce-jar'],
    ['黑橄欖醬', 'Black olive spread', 34.9, '180g', 'sauce-jar'],
    ['橄欖油禮盒', 'Olive oil gift box', 298, '2x500ml', 'olive-oil', { limit: 2 }],
  ],
  { brand: 'galo', from: 'portugal' },
);
const gifts = shelf(
  'gifts',
  ['手信', 'Gifts from Macau'],
  [
    [
      '杏仁餅',
      'Almond biscuits',
      58,
      '300g',
      'almond-biscuits',
      { tag: 'popular', sizes: 'double' },
    ],
    ['鳳凰卷', 'Phoenix rolls', 52, '250g', 'cookie-tin'],
    ['花生軟糖', 'Peanut nougat', 42, '300g', 'sweets'],
    ['肉鬆鳳凰卷', 'Pork floss rolls', 58, '250g', 'cookie-tin'],
    ['蛋黃酥', 'Egg yolk pastries', 68, '6pc', 'almond-biscuits', { kg: 0.33 }],
    ['手信禮盒', 'Gift box of four', 168, '1set', 'gift-box', { kg: 1.2, limit: 5 }],
  ],
  { brand: 'cunha-bakery', from: 'macau', ready: true },
);
const kitchen = shelf(
  'macanese',
  ['土生菜配料', 'For Macanese cooking'],
  [
    ['非洲雞醬', 'African chicken sauce', 42, '250g', 'sauce-jar', { tag: 'pick' }],
    ['葡汁', 'Portuguese curry sauce', 36, '250g', 'sauce-jar'],
    ['咖喱蟹醬', 'Curry crab paste', 39, '220g', 'sauce-jar'],
    ['免治豉油', 'Minchi seasoning soy', 28, '300ml', 'sauce-dark'],
    ['巴拉多醬', 'Balichão shrimp paste', 45, '180g', 'sauce-jar'],
    ['大菜粉', 'Agar-agar powder', 18, '30g', 'pouch'],
  ],
  { brand: 'casa-lilau', from: 'macau' },
);

export const local = aisle(
  'local',
  ['澳葡特產', 'Macau & Portugal'],
  [
    bay('portugal', ['葡國風味', 'From Portugal'], [cod, charcuterie, larder]),
    bay('macau', ['澳門風味', 'From Macau'], [gifts, kitchen]),
  ],
);
