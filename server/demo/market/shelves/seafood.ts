import { bay, shelf } from '../shelf.ts';

const RAW = { fresh: true, keep: 'chill' } as const;

const fish = shelf(
  'fish',
  ['鮮魚', 'Fish'],
  [
    [
      '三文魚柳',
      'Salmon fillet',
      68,
      '300g',
      'salmon',
      { from: 'norway', tag: 'popular', sizes: 'cut' },
    ],
    ['鱸魚', 'Sea bass', 58, '1pc', 'fish', { kg: 0.6, options: ['fishClean', 'extras'] }],
    ['桂花魚', 'Mandarin fish', 88, '1pc', 'fish', { kg: 0.7, options: ['fishClean', 'extras'] }],
    ['紅衫魚', 'Golden threadfin', 36, '3pc', 'fish', { kg: 0.4, options: ['fishClean'] }],
    ['銀鱈魚扒', 'Black cod steak', 128, '250g', 'salmon', { from: 'usa' }],
    ['龍脷柳', 'Sole fillets', 39, '400g', 'fish-fillet', { from: 'vietnam' }],
    ['沙甸魚', 'Fresh sardines', 42, '500g', 'fish', { from: 'portugal', options: ['fishClean'] }],
  ],
  { ...RAW, from: 'china' },
);
const shellfish = shelf(
  'shellfish',
  ['蝦蟹貝', 'Shellfish'],
  [
    ['大蝦', 'King prawns', 78, '400g', 'prawns', { from: 'vietnam', tag: 'pick' }],
    ['蝦仁', 'Peeled prawns', 52, '300g', 'prawns', { from: 'vietnam' }],
    ['花蟹', 'Flower crab', 96, '2pc', 'crab', { kg: 0.7, limit: 3 }],
    ['花甲', 'Clams', 32, '600g', 'clams'],
    ['青口', 'Mussels', 38, '500g', 'clams', { from: 'zealand' }],
    ['帶子', 'Scallops', 98, '6pc', 'clams', { kg: 0.25, from: 'japan' }],
    ['鮮魷', 'Squid', 44, '400g', 'squid'],
  ],
  { ...RAW, from: 'china' },
);
const smoked = shelf(
  'smoked',
  ['煙燻魚生', 'Smoked & sashimi'],
  [
    ['煙三文魚', 'Smoked salmon', 58, '150g', 'salmon', { brand: 'finest', from: 'norway' }],
    ['三文魚刺身', 'Salmon sashimi', 72, '200g', 'salmon', { from: 'norway', fresh: true }],
    ['吞拿魚刺身', 'Tuna sashimi', 86, '200g', 'salmon', { from: 'japan', fresh: true }],
    ['蟹柳', 'Crab sticks', 18.9, '250g', 'crab-stick', { brand: 'snow-crane', from: 'japan' }],
    [
      '魚滑',
      'Fish paste',
      22.9,
      '200g',
      'fish-fillet',
      { brand: 'red-market', from: 'macau', fresh: true, ready: false },
    ],
  ],
  { keep: 'chill', ready: true },
);

export const seafood = bay('seafood', ['海鮮', 'Fish & seafood'], [fish, shellfish, smoked]);
