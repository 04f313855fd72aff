import { part, type DishClass } from '../bank.ts';

/** A Macanese family kitchen. */
export const macanese: readonly DishClass[] = [
  part(
    '土生葡菜',
    'Macanese classics',
    [
      ['免治豬肉', 'Minchi with fried egg', 72, 'rice-plate', { tag: 'signature' }],
      ['非洲雞', 'African chicken', 118, 'african-chicken', { tag: 'popular', spice: 1 }],
      ['葡國雞', 'Galinha à portuguesa', 98, 'green-curry', { tag: 'signature' }],
      ['咖喱蟹', 'Curry crab', 238, 'crab', { spice: 1, limit: 2 }],
      ['大雜燴', 'Tacho stew', 138, 'clay-pot', { tag: 'seasonal' }],
      ['羅望子豬肉', 'Tamarind pork with shrimp paste', 92, 'red-stew'],
      ['酸子燴豬手', 'Pork knuckle in tamarind', 96, 'red-stew'],
      ['鴨血飯', 'Duck rice with blood', 108, 'clay-pot'],
      ['香辣大蝦', 'Prawns with garlic and piri-piri', 148, 'prawns', { spice: 2 }],
    ],
    { sizes: 'portion', options: ['rice'], box: 3, kg: 0.7 },
  ),
  part(
    '小食',
    'Snacks',
    [
      ['豬扒包', 'Pork chop bun', 42, 'chop-bun', { tag: 'popular' }],
      ['炸馬介休球', 'Codfish cakes', 48, 'codfish', { sizes: 'pieces', tag: 'signature' }],
      ['咖喱角', 'Chilicote curry puffs', 36, 'dumplings', { spice: 1 }],
      ['蝦醬雞翼', 'Shrimp paste chicken wings', 52, 'fried-chicken'],
      ['牛肉炸薯球', 'Beef potato croquettes', 44, 'codfish'],
      ['葡式炒蜆', 'Clams in white wine and coriander', 88, 'clams'],
      ['青菜湯', 'Caldo verde', 38, 'soup'],
    ],
    { box: 1, kg: 0.35 },
  ),
  part(
    '飯類',
    'Rice',
    [
      ['葡式焗海鮮飯', 'Baked seafood rice', 128, 'seafood-rice'],
      ['馬介休炒飯', 'Codfish fried rice', 78, 'fried-rice', { tag: 'popular' }],
      ['葡汁焗豬扒飯', 'Baked pork chop rice with coconut sauce', 72, 'rice-plate'],
      ['咖喱牛腩飯', 'Beef brisket curry rice', 70, 'green-curry', { spice: 1 }],
      ['蠔油菜心', 'Choi sum with oyster sauce', 38, 'greens'],
      ['沙律', 'House salad', 42, 'salad', { tag: 'vegetarian' }],
    ],
    { options: ['spice'], box: 2, kg: 0.6 },
  ),
  part(
    '甜品',
    'Desserts',
    [
      ['木糠布甸', 'Serradura', 32, 'sweet-soup', { tag: 'signature' }],
      ['葡式蛋撻', 'Egg tart', 12, 'egg-tart', { sizes: 'box', tag: 'popular' }],
      ['椰汁糕', 'Bebinca de leite', 30, 'cake'],
      ['燉蛋', 'Caramel custard', 30, 'pancake'],
      ['芒果布甸', 'Mango pudding', 32, 'sweet-soup'],
    ],
    { box: 1, kg: 0.2 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['青檸梳打', 'Lime soda', 26, 'fruit-tea', { options: ['ice'] }],
      ['葡國青酒', 'Vinho verde', 188, 'wine', { alcohol: 11 }],
      ['葡國啤酒', 'Portuguese lager', 28, 'beer', { alcohol: 5.2 }],
      ['西柚汽水', 'Grapefruit soda', 18, 'can'],
    ],
    { box: 0, kg: 0.5 },
  ),
];
