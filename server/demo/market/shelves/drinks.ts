import { aisle, bay, shelf } from '../shelf.ts';

const water = shelf(
  'water',
  ['食水', 'Water'],
  [
    ['蒸餾水', 'Distilled water', 4.5, '700ml', 'water', { sizes: 'case', tag: 'popular' }],
    ['蒸餾水大樽裝', 'Distilled water, big bottle', 22, '5L', 'water', { limit: 6 }],
    [
      '天然礦泉水',
      'Natural mineral water',
      9.9,
      '1.5L',
      'water',
      { sizes: 'six', from: 'portugal' },
    ],
    [
      '有氣礦泉水',
      'Sparkling mineral water',
      12.9,
      '750ml',
      'water',
      { sizes: 'six', from: 'italy' },
    ],
    ['礦泉水原箱', 'Mineral water, case', 68, '12x1L', 'water-case', { from: 'china' }],
  ],
  { brand: 'spring-well', from: 'hongkong' },
);
const soda = shelf(
  'soda',
  ['汽水', 'Soft drinks'],
  [
    ['可樂', 'Cola', 5.9, '330ml', 'soda-can', { sizes: 'case', tag: 'popular' }],
    ['無糖可樂', 'Sugar-free cola', 5.9, '330ml', 'soda-can', { sizes: 'case' }],
    ['橙味汽水', 'Orange soda', 5.9, '330ml', 'soda-can', { sizes: 'case' }],
    ['青檸梳打', 'Lime soda', 14.9, '1.25L', 'soda-bottle'],
    ['湯力水', 'Tonic water', 32, '4x200ml', 'soda-can'],
    ['薑汁啤', 'Ginger beer', 34, '4x200ml', 'soda-can'],
    ['巴西瓜拿納', 'Guaraná', 8.9, '330ml', 'soda-can', { from: 'brazil', sizes: 'six' }],
  ],
  { brand: 'fizzo', from: 'hongkong' },
);
const sport = shelf(
  'sport',
  ['運動能量', 'Sports & energy'],
  [
    ['電解質飲品', 'Electrolyte drink', 9.9, '500ml', 'soda-bottle', { sizes: 'six' }],
    ['能量飲品', 'Energy drink', 13.9, '250ml', 'soda-can', { sizes: 'six' }],
    ['椰青水', 'Coconut water', 16.9, '500ml', 'juice', { brand: 'siam-lotus', from: 'thailand' }],
  ],
  { brand: 'fizzo', from: 'thailand' },
);
const juice = shelf(
  'juice',
  ['果汁', 'Juice'],
  [
    ['鮮榨橙汁', 'Fresh orange juice', 34.9, '1L', 'juice', { keep: 'chill', tag: 'pick' }],
    ['蘋果汁', 'Apple juice', 24.9, '1L', 'juice'],
    ['番石榴汁', 'Guava juice', 18.9, '1L', 'juice-carton', { from: 'brazil' }],
    ['番茄汁', 'Tomato juice', 19.9, '1L', 'juice-carton', { from: 'japan' }],
    ['黑加侖子飲品', 'Blackcurrant drink', 32.9, '850ml', 'juice'],
  ],
  { brand: 'sunny-grove', from: 'spain' },
);
const chilled = shelf(
  'tea-drinks',
  ['茶飲', 'Tea drinks'],
  [
    ['檸檬茶', 'Lemon tea', 12.9, '6x250ml', 'tea-carton', { tag: 'popular' }],
    [
      '無糖烏龍茶',
      'Unsweetened oolong',
      10.9,
      '500ml',
      'tea-bottle',
      { sizes: 'six', from: 'japan' },
    ],
    [
      '無糖綠茶',
      'Unsweetened green tea',
      10.9,
      '500ml',
      'tea-bottle',
      { sizes: 'six', from: 'japan' },
    ],
    ['菊花茶', 'Chrysanthemum tea', 12.9, '6x250ml', 'tea-carton'],
    ['涼茶', 'Herbal tea', 11.9, '500ml', 'tea-bottle', { from: 'china' }],
  ],
  { brand: 'barra-tea', from: 'hongkong' },
);
const coffee = shelf(
  'coffee',
  ['咖啡', 'Coffee'],
  [
    [
      '松山拼配咖啡豆',
      'Guia blend coffee',
      88,
      '250g',
      'coffee',
      { options: ['grind'], tag: 'pick' },
    ],
    [
      '安哥拉單品咖啡',
      'Angola single origin',
      98,
      '250g',
      'coffee',
      { options: ['grind'], from: 'angola' },
    ],
    ['即溶咖啡', 'Instant coffee', 46.9, '100g', 'jar-brown'],
    ['三合一白咖啡', 'White coffee sachets', 39.9, '12x38g', 'coffee-box', { from: 'malaysia' }],
    ['咖啡膠囊', 'Coffee capsules', 42, '10pc', 'coffee-box', { kg: 0.08, from: 'portugal' }],
    ['凍拿鐵', 'Iced latte', 14.9, '240ml', 'soda-can', { keep: 'chill', sizes: 'six' }],
  ],
  { brand: 'guia-roast', from: 'brazil' },
);
const leaf = shelf(
  'leaf',
  ['茶葉沖飲', 'Tea & hot drinks'],
  [
    ['普洱茶餅', 'Pu’er tea cake', 128, '357g', 'tea-box', { from: 'china' }],
    ['鐵觀音', 'Tieguanyin', 58, '150g', 'tea-box', { from: 'china' }],
    ['錫蘭紅茶包', 'Ceylon tea bags', 42, '100pc', 'tea-box', { kg: 0.24 }],
    ['亞速爾綠茶', 'Azores green tea', 52, '100g', 'tea-box', { from: 'portugal' }],
    [
      '朱古力粉',
      'Drinking chocolate',
      44.9,
      '400g',
      'jar-brown',
      { brand: 'sweet-hour', from: 'spain' },
    ],
    ['麥芽飲品', 'Malted drink', 49.9, '400g', 'jar-brown', { brand: 'golden-field' }],
    ['蜂蜜柚子茶', 'Honey citron tea', 48, '550g', 'jam', { brand: 'hanul', from: 'korea' }],
  ],
  { brand: 'barra-tea', from: 'hongkong' },
);

export const drinks = aisle(
  'drinks',
  ['飲品', 'Drinks'],
  [
    bay('cold', ['水及汽水', 'Water & soft drinks'], [water, soda, sport]),
    bay('juice-tea', ['果汁茶飲', 'Juice & tea drinks'], [juice, chilled]),
    bay('hot', ['咖啡茶葉', 'Coffee & tea'], [coffee, leaf]),
  ],
);
