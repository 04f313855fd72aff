import { bay, shelf } from '../shelf.ts';

const RAW = { fresh: true, keep: 'chill' } as const;

const beef = shelf(
  'beef',
  ['牛羊', 'Beef & lamb'],
  [
    ['肉眼扒', 'Ribeye steak', 88, '300g', 'steak', { from: 'australia', tag: 'pick' }],
    ['牛柳', 'Beef fillet', 118, '250g', 'steak', { from: 'usa' }],
    ['免治牛肉', 'Minced beef', 46, '400g', 'mince', { from: 'australia' }],
    ['牛腩', 'Beef brisket', 62, '500g', 'meat', { sizes: 'cut', options: ['meatCut'] }],
    ['牛脤', 'Beef shin', 58, '500g', 'meat', { options: ['meatCut'] }],
    ['火鍋肥牛片', 'Sliced beef for hotpot', 68, '250g', 'meat-slices', { from: 'usa' }],
    ['羊扒', 'Lamb cutlets', 98, '4pc', 'steak', { kg: 0.4, from: 'zealand' }],
  ],
  { ...RAW, from: 'brazil' },
);
const pork = shelf(
  'pork',
  ['豬肉', 'Pork'],
  [
    [
      '梅頭肉',
      'Pork collar',
      39,
      '300g',
      'meat',
      { sizes: 'cut', options: ['meatCut'], tag: 'popular' },
    ],
    ['腩肉', 'Pork belly', 42, '400g', 'meat', { options: ['meatCut'] }],
    ['豬扒', 'Pork chops', 36, '4pc', 'meat-slices', { kg: 0.45 }],
    ['一字排', 'Spare ribs', 54, '500g', 'meat'],
    ['免治豬肉', 'Minced pork', 28, '300g', 'mince'],
    ['湯骨', 'Soup bones', 26, '600g', 'meat'],
    ['伊比利亞豬柳', 'Ibérico pork fillet', 98, '300g', 'meat', { from: 'spain', brand: 'finest' }],
  ],
  { ...RAW, from: 'china' },
);
const poultry = shelf(
  'poultry',
  ['家禽', 'Poultry'],
  [
    [
      '鮮走地雞',
      'Fresh free-range chicken',
      128,
      '1pc',
      'chicken',
      { kg: 1.5, from: 'china', options: ['chickenCut'], tag: 'pick' },
    ],
    ['雞全翼', 'Chicken wings', 38, '500g', 'chicken-parts', { from: 'brazil' }],
    ['雞髀肉', 'Chicken thigh fillets', 36, '400g', 'chicken-parts', { from: 'thailand' }],
    ['雞胸肉', 'Chicken breast', 34, '400g', 'chicken-parts', { from: 'thailand', sizes: 'cut' }],
    ['鴨胸', 'Duck breast', 56, '250g', 'meat', { from: 'france' }],
  ],
  RAW,
);
const cured = shelf(
  'cured',
  ['火腿香腸', 'Ham, bacon & sausages'],
  [
    ['煙肉', 'Smoked bacon', 29.9, '200g', 'ham', { brand: 'two-oceans', from: 'germany' }],
    [
      '燻火腿',
      'Smoked ham',
      24.9,
      '150g',
      'ham',
      { brand: 'two-oceans', from: 'germany', ready: true },
    ],
    ['巴馬火腿', 'Parma ham', 58, '80g', 'ham', { brand: 'finest', from: 'italy', ready: true }],
    [
      '法蘭克福腸',
      'Frankfurters',
      26.9,
      '6pc',
      'sausage',
      { kg: 0.36, brand: 'two-oceans', from: 'germany' },
    ],
    [
      '廣式臘腸',
      'Cantonese cured sausage',
      48,
      '300g',
      'sausage',
      { brand: 'red-market', from: 'macau' },
    ],
    ['芝士腸', 'Cheese sausages', 32.9, '5pc', 'sausage', { kg: 0.4, brand: 'everyday' }],
  ],
  { keep: 'chill', from: 'china' },
);

export const meat = bay('meat', ['肉類', 'Meat'], [beef, pork, poultry, cured]);
