import { aisle, bay, shelf } from '../shelf.ts';

const nappies = shelf(
  'nappies',
  ['尿片', 'Nappies'],
  [
    [
      '乾爽紙尿片',
      'Dry nappies',
      98,
      '60pc',
      'nappies',
      { kg: 1.8, sizes: 'nappy', tag: 'popular' },
    ],
    ['學習褲', 'Pull-up pants', 108, '40pc', 'nappies', { kg: 1.6, sizes: 'nappy' }],
    ['游泳尿片', 'Swim nappies', 68, '12pc', 'nappies', { kg: 0.4 }],
    ['嬰兒濕紙巾', 'Baby wipes', 16.9, '80sheet', 'wipes', { kg: 0.45, sizes: 'six' }],
  ],
  { brand: 'first-step', from: 'japan' },
);
const feeding = shelf(
  'feeding',
  ['奶粉食品', 'Milk & baby food'],
  [
    [
      '一號嬰兒奶粉',
      'Infant formula, stage 1',
      298,
      '900g',
      'milk-tin',
      { from: 'zealand', limit: 2 },
    ],
    [
      '三號幼兒奶粉',
      'Toddler milk, stage 3',
      258,
      '900g',
      'milk-tin',
      { from: 'zealand', limit: 3 },
    ],
    ['嬰兒米糊', 'Baby rice cereal', 48, '200g', 'cereal'],
    ['蘋果蓉', 'Apple purée', 18.9, '4x90g', 'pouch', { from: 'france' }],
    ['南瓜蓉', 'Pumpkin purée', 18.9, '4x90g', 'pouch', { from: 'france' }],
    ['牙仔餅', 'Teething rusks', 29.9, '100g', 'biscuits'],
  ],
  { brand: 'little-boat', from: 'germany' },
);
const bath = shelf(
  'bath',
  ['沐浴護理', 'Bath & care'],
  [
    ['嬰兒沐浴露', 'Baby wash', 58, '500ml', 'baby-wash'],
    ['嬰兒潤膚膏', 'Baby lotion', 62, '400ml', 'baby-wash'],
    ['護臀膏', 'Nappy cream', 68, '100g', 'cream'],
    ['嬰兒洗衣液', 'Baby laundry liquid', 58, '1L', 'detergent'],
  ],
  { brand: 'little-boat', from: 'france' },
);
const bottles = shelf(
  'bottles',
  ['奶樽用品', 'Bottles & cups'],
  [
    ['闊口奶樽', 'Wide-neck bottle', 88, '1pc', 'baby-bottle', { kg: 0.15 }],
    ['學飲杯', 'Training cup', 68, '1pc', 'baby-bottle', { kg: 0.15 }],
    ['奶樽刷', 'Bottle brush', 32, '1pc', 'toothbrush', { kg: 0.08 }],
    ['安撫奶嘴', 'Soothers', 58, '2pc', 'baby-bottle', { kg: 0.05 }],
  ],
  { brand: 'first-step', from: 'japan' },
);

export const baby = aisle(
  'baby',
  ['母嬰', 'Baby'],
  [
    bay('changing', ['尿片護理', 'Changing & bath'], [nappies, bath]),
    bay('eating', ['餵養', 'Feeding'], [feeding, bottles]),
  ],
);
