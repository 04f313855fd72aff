import { aisle, bay, shelf } from '../shelf.ts';

const carry = shelf(
  'carry',
  ['保冷袋冰袋', 'Cool bags & ice packs'],
  [
    [
      '保冷袋連冰袋',
      'Insulated bag with ice pack',
      18,
      '1set',
      'cool-bag',
      { kg: 0.6, required: true, tag: 'pick' },
    ],
    ['可重用冰袋', 'Reusable ice pack', 8, '1pc', 'ice-pack', { kg: 0.4, required: true }],
    ['大保冷袋', 'Large insulated bag', 38, '1bag', 'cool-bag', { kg: 0.3, required: true }],
    ['環保購物袋', 'Reusable shopping bag', 5, '1bag', 'tote', { kg: 0.06 }],
  ],
  { brand: 'cool-box', from: 'china' },
);
const paper = shelf(
  'paper',
  ['紙品', 'Paper'],
  [
    [
      '三層衞生紙',
      'Three-ply toilet paper',
      36.9,
      '10roll',
      'toilet-roll',
      { kg: 1.6, tag: 'popular' },
    ],
    ['盒裝紙巾', 'Boxed tissues', 24.9, '5box', 'tissues', { kg: 1 }],
    ['紙手巾', 'Pocket tissues', 15.9, '18pack', 'tissues', { kg: 0.4 }],
    ['廚房紙', 'Kitchen paper', 26.9, '4roll', 'toilet-roll', { kg: 0.9 }],
    ['濕紙巾', 'Wet wipes', 14.9, '80sheet', 'wipes', { kg: 0.45 }],
  ],
  { brand: 'softly', from: 'china' },
);
const laundry = shelf(
  'laundry',
  ['洗衣', 'Laundry'],
  [
    ['洗衣液', 'Laundry liquid', 52, '2L', 'detergent', { tag: 'popular', sizes: 'double' }],
    ['洗衣球', 'Laundry capsules', 68, '30pc', 'detergent', { kg: 0.7 }],
    ['柔順劑', 'Fabric softener', 38, '1.8L', 'detergent'],
    ['漂白水', 'Bleach', 15.9, '1.5L', 'cleaner'],
    ['去漬噴霧', 'Stain spray', 32.9, '500ml', 'spray'],
  ],
  { brand: 'pearl-clean', from: 'hongkong' },
);
const cleaning = shelf(
  'cleaning',
  ['清潔', 'Cleaning'],
  [
    ['洗潔精', 'Washing-up liquid', 16.9, '900ml', 'dish-soap', { sizes: 'double' }],
    ['多用途清潔劑', 'All-purpose cleaner', 28.9, '750ml', 'spray'],
    ['潔廁劑', 'Toilet cleaner', 22.9, '750ml', 'cleaner'],
    ['地板清潔劑', 'Floor cleaner', 32.9, '1L', 'cleaner'],
    ['海綿百潔布', 'Scouring sponges', 12.9, '5pc', 'scourer', { kg: 0.08, brand: 'handy' }],
    ['膠手套', 'Rubber gloves', 16.9, '1pair', 'gloves', { kg: 0.1, brand: 'handy' }],
  ],
  { brand: 'pearl-clean', from: 'hongkong' },
);
const bags = shelf(
  'bags',
  ['垃圾袋保鮮', 'Bags & wraps'],
  [
    ['垃圾袋', 'Bin bags', 18.9, '50pc', 'bin-bags', { kg: 0.4 }],
    ['保鮮紙', 'Cling film', 16.9, '30m', 'wrap', { kg: 0.25 }],
    ['錫紙', 'Kitchen foil', 19.9, '10m', 'wrap', { kg: 0.3 }],
    ['密實袋', 'Zip bags', 22.9, '40pc', 'bin-bags', { kg: 0.2 }],
    ['烘焙紙', 'Baking paper', 18.9, '10m', 'wrap', { kg: 0.2 }],
  ],
  { brand: 'clean', from: 'china' },
);
const kitchen = shelf(
  'kitchen',
  ['廚具餐具', 'Kitchenware'],
  [
    ['易潔鑊', 'Non-stick pan', 168, '1pc', 'pan', { kg: 1.1 }],
    ['即棄餐具', 'Paper plates and cutlery', 26.9, '20set', 'plates', { kg: 0.3 }],
    ['保溫瓶', 'Vacuum flask', 128, '1pc', 'flask', { kg: 0.35 }],
    ['食物盒', 'Food containers', 58, '3pc', 'plates', { kg: 0.35 }],
  ],
  { brand: 'handy', from: 'china' },
);
const repair = shelf(
  'repair',
  ['電器雜項', 'Electrical & odds and ends'],
  [
    ['鹼性電池', 'Alkaline batteries', 34.9, '8pc', 'battery', { kg: 0.2, sizes: 'double' }],
    ['LED 燈泡', 'LED bulb', 29.9, '1pc', 'bulb', { kg: 0.08 }],
    ['拖板', 'Extension lead', 98, '1pc', 'battery', { kg: 0.5 }],
    ['電蚊片', 'Mosquito mats', 24.9, '30pc', 'detergent', { kg: 0.08 }],
    ['香薰蠟燭', 'Scented candle', 68, '1pc', 'candle', { kg: 0.35, brand: 'lavanda' }],
    ['雨遮', 'Folding umbrella', 68, '1pc', 'umbrella', { kg: 0.35 }],
  ],
  { brand: 'handy', from: 'china' },
);

export const household = aisle(
  'household',
  ['家居清潔', 'Household'],
  [
    bay('carrying', ['購物用品', 'For the way home'], [carry]),
    bay('cleaning', ['紙品清潔', 'Paper & cleaning'], [paper, laundry, cleaning]),
    bay('home', ['家居用品', 'Around the home'], [bags, kitchen, repair]),
  ],
);
