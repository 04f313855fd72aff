import { part, type DishClass } from '../bank.ts';

/** A Portuguese tavern. */
export const portuguese: readonly DishClass[] = [
  part(
    '前菜',
    'Starters',
    [
      ['馬介休沙律', 'Codfish and chickpea salad', 78, 'salad'],
      ['炸馬介休球', 'Pastéis de bacalhau', 52, 'codfish', { sizes: 'pieces', tag: 'popular' }],
      ['蒜香大蝦', 'Gambas al ajillo', 98, 'prawns', { tag: 'signature' }],
      ['葡式煎香腸', 'Grilled chouriço', 76, 'skewers'],
      ['八爪魚沙律', 'Octopus salad', 92, 'salad'],
      ['青菜湯', 'Caldo verde', 42, 'soup'],
      ['葡式橄欖拼盤', 'Marinated olives', 38, 'salad', { tag: 'vegetarian' }],
      ['葡國麵包', 'Portuguese bread', 18, 'bread', { tag: 'vegetarian' }],
    ],
    { box: 1, kg: 0.35 },
  ),
  part(
    '海鮮',
    'Seafood',
    [
      ['葡式炒蜆', 'Clams bulhão pato', 108, 'clams', { tag: 'signature' }],
      ['薯絲馬介休', 'Bacalhau à brás', 128, 'codfish', { tag: 'popular' }],
      ['焗忌廉馬介休', 'Baked cod with cream', 138, 'codfish'],
      ['炭燒沙甸魚', 'Grilled sardines', 108, 'fish'],
      ['葡式海鮮飯', 'Arroz de marisco', 188, 'seafood-rice', { sizes: 'platter' }],
      ['燒八爪魚', 'Grilled octopus', 158, 'fish'],
      ['銅鍋海鮮', 'Seafood cataplana', 258, 'seafood-rice', { sizes: 'platter' }],
    ],
    { box: 3, kg: 0.7 },
  ),
  part(
    '肉類',
    'Meat',
    [
      ['燒乳豬', 'Roast suckling pig', 178, 'char-siu', { tag: 'signature' }],
      ['葡式牛扒', 'Bitoque steak with egg', 138, 'steak', { options: ['doneness'] }],
      ['豬肉炒蜆', 'Pork with clams alentejana', 128, 'clams'],
      ['葡式燒雞', 'Piri-piri chicken', 98, 'african-chicken', { spice: 2, tag: 'popular' }],
      ['燴牛尾', 'Braised oxtail', 148, 'red-stew'],
      ['鴨飯', 'Arroz de pato', 118, 'seafood-rice'],
      ['豬扒包', 'Bifana', 46, 'chop-bun'],
    ],
    { options: ['wish'], box: 3, kg: 0.7 },
  ),
  part(
    '配菜',
    'Sides',
    [
      ['炸薯條', 'Fries', 28, 'fries', { options: ['dip'] }],
      ['蒜炒菠菜', 'Spinach with garlic', 38, 'greens', { tag: 'vegetarian' }],
      ['番茄飯', 'Tomato rice', 32, 'green-rice', { tag: 'vegetarian' }],
      ['時菜沙律', 'Green salad', 36, 'salad', { tag: 'vegetarian' }],
    ],
    { box: 1, kg: 0.3 },
  ),
  part(
    '甜品',
    'Desserts',
    [
      ['木糠布甸', 'Serradura', 34, 'sweet-soup', { tag: 'popular' }],
      ['焦糖燉蛋', 'Crème caramel', 34, 'pancake'],
      ['朱古力慕絲', 'Chocolate mousse', 38, 'sweet-soup'],
      ['米布甸', 'Rice pudding', 32, 'sweet-soup'],
    ],
    { box: 1, kg: 0.2 },
  ),
  part(
    '酒與飲品',
    'Wine and drinks',
    [
      ['杜羅河紅酒', 'Douro red', 228, 'wine', { alcohol: 13.5 }],
      ['青酒', 'Vinho verde', 168, 'wine', { alcohol: 10.5, tag: 'popular' }],
      ['砵酒', 'Tawny port', 268, 'wine', { alcohol: 20 }],
      ['葡國啤酒', 'Portuguese lager', 28, 'beer', { alcohol: 5.2 }],
      ['百香果汽水', 'Passion fruit soda', 20, 'can'],
    ],
    { box: 0, kg: 1.1 },
  ),
];
