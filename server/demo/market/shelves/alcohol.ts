import { aisle, bay, shelf } from '../shelf.ts';

const lager = shelf(
  'lager',
  ['淡啤', 'Lager'],
  [
    ['澳門淡啤', 'Macau lager', 10.9, '330ml', 'beer-can', { sizes: 'case', tag: 'local' }],
    [
      '葡國啤酒',
      'Portuguese lager',
      11.9,
      '330ml',
      'beer',
      { brand: 'galo', from: 'portugal', sizes: 'case', alcohol: 5.2 },
    ],
    [
      '龍舟啤酒',
      'Dragon Boat lager',
      8.9,
      '500ml',
      'beer-can',
      { brand: 'dragon-boat', from: 'china', sizes: 'case', alcohol: 4.3 },
    ],
    [
      '日本生啤',
      'Japanese draft',
      13.9,
      '350ml',
      'beer-can',
      { brand: 'kiku', from: 'japan', sizes: 'six' },
    ],
    [
      '無酒精啤酒',
      'Alcohol-free beer',
      10.9,
      '330ml',
      'beer-can',
      { brand: 'galo', from: 'portugal', alcohol: 0.4 },
    ],
  ],
  { brand: 'lighthouse', from: 'macau', alcohol: 5 },
);
const craft = shelf(
  'craft',
  ['手工啤及果酒', 'Craft beer & cider'],
  [
    [
      '松山淡色艾爾',
      'Guia pale ale',
      24.9,
      '330ml',
      'beer',
      { brand: 'lighthouse', from: 'macau', tag: 'pick' },
    ],
    [
      '黑沙黑啤',
      'Hac Sá stout',
      25.9,
      '330ml',
      'beer',
      { brand: 'lighthouse', from: 'macau', alcohol: 6.2 },
    ],
    [
      '比利時風味小麥啤',
      'Witbier',
      22.9,
      '330ml',
      'beer',
      { brand: 'lighthouse', from: 'macau', alcohol: 4.8 },
    ],
    [
      '蘋果酒',
      'Apple cider',
      19.9,
      '500ml',
      'beer',
      { brand: 'sunny-grove', from: 'spain', alcohol: 4.5 },
    ],
    [
      '梅酒梳打',
      'Plum wine soda',
      15.9,
      '350ml',
      'beer-can',
      { brand: 'kiku', from: 'japan', alcohol: 4 },
    ],
  ],
  { alcohol: 5.4 },
);
const red = shelf(
  'red',
  ['紅酒', 'Red wine'],
  [
    [
      '杜羅紅酒',
      'Douro red',
      98,
      '750ml',
      'wine-red',
      { tag: 'pick', sizes: 'dozen', alcohol: 14 },
    ],
    ['阿連特茹紅酒', 'Alentejo red', 78, '750ml', 'wine-red', { alcohol: 14 }],
    ['當紅酒', 'Dão red', 118, '750ml', 'wine-red'],
    ['波爾多紅酒', 'Bordeaux red', 168, '750ml', 'wine-red', { from: 'france', brand: 'finest' }],
    ['智利卡本內', 'Chilean Cabernet', 88, '750ml', 'wine-red', { from: 'chile', brand: 'finest' }],
    ['盒裝紅酒', 'Red wine, bag in box', 188, '3L', 'wine-red'],
  ],
  { brand: 'quinta-alva', from: 'portugal', alcohol: 13.5 },
);
const white = shelf(
  'white',
  ['白酒汽酒', 'White & sparkling'],
  [
    [
      '青酒',
      'Vinho verde',
      72,
      '750ml',
      'wine-white',
      { tag: 'popular', sizes: 'dozen', alcohol: 10.5 },
    ],
    ['阿瓦里尼奧白酒', 'Alvarinho', 128, '750ml', 'wine-white'],
    ['白詩南白酒', 'Chenin blanc', 98, '750ml', 'wine-white', { brand: 'finest', from: 'france' }],
    ['粉紅酒', 'Rosé', 76, '750ml', 'wine-white', { alcohol: 11.5 }],
    ['葡國汽酒', 'Portuguese sparkling', 118, '750ml', 'wine-white', { alcohol: 12 }],
  ],
  { brand: 'quinta-alva', from: 'portugal', alcohol: 12.5 },
);
const port = shelf(
  'port',
  ['砵酒馬德拉', 'Port & Madeira'],
  [
    ['紅寶石砵酒', 'Ruby port', 108, '750ml', 'port', { tag: 'popular' }],
    ['十年茶色砵酒', 'Ten-year tawny port', 228, '750ml', 'port', { limit: 3 }],
    ['白砵酒', 'White port', 112, '750ml', 'wine-white'],
    ['馬德拉酒', 'Madeira', 188, '750ml', 'port', { alcohol: 19 }],
  ],
  { brand: 'santo-tirso', from: 'portugal', alcohol: 20 },
);
const spirits = shelf(
  'spirits',
  ['烈酒', 'Spirits'],
  [
    ['威士忌', 'Blended whisky', 198, '700ml', 'spirit', { from: 'scotland' }],
    [
      '澳門氈酒',
      'Macau gin',
      288,
      '500ml',
      'spirit-clear',
      { from: 'macau', brand: 'lighthouse', alcohol: 43, tag: 'local' },
    ],
    ['巴西甘蔗酒', 'Cachaça', 128, '700ml', 'spirit-clear', { from: 'brazil' }],
    [
      '米酒',
      'Rice wine',
      22.9,
      '600ml',
      'spirit-clear',
      { from: 'china', brand: 'red-market', alcohol: 29.5 },
    ],
    [
      '紹興酒',
      'Shaoxing wine',
      28.9,
      '640ml',
      'spirit',
      { from: 'china', brand: 'red-market', alcohol: 17 },
    ],
  ],
  { brand: 'old-pier', alcohol: 40 },
);
const sake = shelf(
  'sake',
  ['清酒', 'Sake & soju'],
  [
    ['純米清酒', 'Junmai sake', 148, '720ml', 'sake', { alcohol: 15 }],
    ['梅酒', 'Plum wine', 118, '720ml', 'sake', { alcohol: 12 }],
    [
      '燒酒',
      'Soju',
      32,
      '360ml',
      'sake',
      { brand: 'hanul', from: 'korea', alcohol: 16.5, sizes: 'six' },
    ],
    ['柚子酒', 'Yuzu wine', 108, '500ml', 'sake', { alcohol: 8 }],
  ],
  { brand: 'kiku', from: 'japan' },
);

export const alcohol = aisle(
  'alcohol',
  ['酒類', 'Beer & wine'],
  [
    bay('beer', ['啤酒', 'Beer'], [lager, craft]),
    bay('wine', ['葡萄酒', 'Wine'], [red, white, port]),
    bay('strong', ['烈酒清酒', 'Spirits & sake'], [spirits, sake]),
  ],
);
