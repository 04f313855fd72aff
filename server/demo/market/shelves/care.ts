import { aisle, bay, shelf } from '../shelf.ts';

const hair = shelf(
  'hair',
  ['洗髮護髮', 'Hair'],
  [
    [
      '滋潤洗髮水',
      'Moisturising shampoo',
      52,
      '700ml',
      'shampoo',
      { sizes: 'double', tag: 'popular' },
    ],
    ['去屑洗髮水', 'Anti-dandruff shampoo', 56, '700ml', 'shampoo'],
    ['護髮素', 'Conditioner', 52, '700ml', 'conditioner'],
    ['髮泥', 'Hair clay', 68, '80g', 'cream'],
  ],
  { brand: 'lavanda', from: 'japan' },
);
const body = shelf(
  'body',
  ['沐浴潤膚', 'Body'],
  [
    ['薰衣草沐浴露', 'Lavender shower gel', 46, '1L', 'conditioner', { sizes: 'double' }],
    ['葡國手工皂', 'Portuguese soap', 48, '150g', 'soap', { from: 'portugal', tag: 'pick' }],
    ['洗手液', 'Hand wash', 19.9, '500ml', 'baby-wash'],
    ['潤膚露', 'Body lotion', 58, '400ml', 'conditioner'],
    ['止汗劑', 'Roll-on deodorant', 34.9, '50ml', 'cream'],
  ],
  { brand: 'lavanda', from: 'france' },
);
const mouth = shelf(
  'mouth',
  ['口腔', 'Mouth'],
  [
    [
      '薄荷牙膏',
      'Mint toothpaste',
      22.9,
      '120g',
      'toothpaste',
      { sizes: 'double', tag: 'popular' },
    ],
    ['抗敏牙膏', 'Sensitive toothpaste', 38.9, '100g', 'toothpaste'],
    ['軟毛牙刷', 'Soft toothbrushes', 29.9, '3pc', 'toothbrush', { kg: 0.06 }],
    ['漱口水', 'Mouthwash', 46, '500ml', 'conditioner'],
    ['牙線', 'Dental floss', 22.9, '50m', 'toothbrush', { kg: 0.03 }],
  ],
  { brand: 'bright-smile', from: 'thailand' },
);
const face = shelf(
  'face',
  ['面部護理', 'Face'],
  [
    ['潔面乳', 'Face wash', 48, '130g', 'cream'],
    [
      '保濕面膜',
      'Moisture masks',
      68,
      '7sheet',
      'mask',
      { kg: 0.2, brand: 'hanul', from: 'korea' },
    ],
    [
      '防曬乳',
      'Sunscreen',
      98,
      '60ml',
      'sunscreen',
      { brand: 'kiku', from: 'japan', tag: 'seasonal' },
    ],
    ['潤唇膏', 'Lip balm', 24.9, '1pc', 'cream', { kg: 0.02 }],
    ['剃鬚刀', 'Razor', 68, '1pc', 'razor', { kg: 0.1, brand: 'handy' }],
    ['剃鬚膏', 'Shaving foam', 38, '200ml', 'spray', { brand: 'handy' }],
  ],
  { brand: 'lavanda', from: 'japan' },
);
const hygiene = shelf(
  'hygiene',
  ['衞生用品', 'Hygiene'],
  [
    ['日用衞生巾', 'Day pads', 26.9, '20pc', 'pads', { kg: 0.2, sizes: 'double' }],
    ['夜用衞生巾', 'Night pads', 29.9, '12pc', 'pads', { kg: 0.2 }],
    ['棉條', 'Tampons', 38, '16pc', 'pads', { kg: 0.1 }],
    ['化妝棉', 'Cotton pads', 16.9, '100sheet', 'pads', { kg: 0.1 }],
    ['棉花棒', 'Cotton buds', 9.9, '200pc', 'pads', { kg: 0.08 }],
  ],
  { brand: 'softly', from: 'japan' },
);
const health = shelf(
  'health',
  ['保健防護', 'Health'],
  [
    ['外科口罩', 'Surgical masks', 38, '50pc', 'mask', { kg: 0.25 }],
    ['消毒酒精搓手液', 'Hand sanitiser', 22.9, '300ml', 'baby-wash'],
    ['膠布', 'Plasters', 22.9, '40pc', 'pads', { kg: 0.05 }],
    ['驅蚊噴霧', 'Insect repellent', 48, '120ml', 'spray'],
    ['薄荷膏', 'Menthol balm', 32, '50g', 'cream', { from: 'thailand' }],
  ],
  { brand: 'handy', from: 'china' },
);

export const care = aisle(
  'care',
  ['個人護理', 'Personal care'],
  [
    bay('wash', ['洗護', 'Hair & body'], [hair, body]),
    bay('smile', ['口腔面部', 'Mouth & face'], [mouth, face]),
    bay('health', ['衞生健康', 'Hygiene & health'], [hygiene, health]),
  ],
);
