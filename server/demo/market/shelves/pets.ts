import { aisle, bay, shelf } from '../shelf.ts';

const cat = shelf(
  'cat',
  ['貓', 'Cats'],
  [
    ['成貓糧', 'Adult cat food', 98, '1.5kg', 'cat-food', { from: 'australia', sizes: 'double' }],
    [
      '貓罐頭',
      'Cat tins',
      12.9,
      '85g',
      'pet-tin',
      { sizes: 'case', from: 'thailand', tag: 'popular' },
    ],
    ['貓小食', 'Cat treats', 22.9, '4x14g', 'pouch', { from: 'japan' }],
    ['豆腐貓砂', 'Tofu cat litter', 52, '6L', 'litter', { kg: 2.6 }],
    ['礦物貓砂', 'Clay cat litter', 68, '10kg', 'litter'],
  ],
  { brand: 'whisker', from: 'china' },
);
const dog = shelf(
  'dog',
  ['狗', 'Dogs'],
  [
    ['成犬糧', 'Adult dog food', 148, '3kg', 'dog-food', { from: 'australia', sizes: 'double' }],
    ['狗罐頭', 'Dog tins', 18.9, '375g', 'pet-tin', { sizes: 'six' }],
    ['潔齒棒', 'Dental sticks', 42, '7pc', 'dog-food', { kg: 0.2 }],
    ['雞胸肉乾', 'Chicken strips', 38, '100g', 'dog-food', { from: 'thailand' }],
    ['尿墊', 'Training pads', 58, '50pc', 'nappies', { kg: 1.4 }],
  ],
  { brand: 'paws', from: 'thailand' },
);
const others = shelf(
  'others',
  ['小動物用品', 'Small pets & care'],
  [
    ['金魚糧', 'Goldfish food', 22, '100g', 'spice'],
    ['兔糧', 'Rabbit pellets', 48, '1kg', 'dog-food'],
    ['寵物沐浴露', 'Pet shampoo', 58, '500ml', 'shampoo'],
    ['寵物玩具球', 'Toy ball', 28, '1pc', 'pet-ball', { kg: 0.1 }],
  ],
  { brand: 'paws', from: 'china' },
);

export const pets = aisle(
  'pets',
  ['寵物', 'Pets'],
  [
    bay('cats', ['貓貓', 'For cats'], [cat]),
    bay('dogs', ['狗狗', 'For dogs'], [dog]),
    bay('more', ['其他寵物', 'Other pets'], [others]),
  ],
);
