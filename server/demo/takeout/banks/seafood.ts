import { part, type DishClass } from '../bank.ts';

/** A seafood restaurant with tanks at the door. */
export const seafood: readonly DishClass[] = [
  part(
    '生猛海鮮',
    'Live seafood',
    [
      ['清蒸石斑', 'Steamed grouper', 288, 'fish', { tag: 'signature', limit: 3 }],
      ['清蒸多寶魚', 'Steamed turbot', 198, 'fish'],
      ['蒜蓉粉絲蒸扇貝', 'Scallops with garlic and vermicelli', 98, 'clams', { tag: 'popular' }],
      ['椒鹽瀨尿蝦', 'Salt and pepper mantis prawns', 268, 'prawns', { limit: 3 }],
      ['白灼蝦', 'Poached prawns', 138, 'prawns', { tag: 'popular' }],
      [
        '薑葱炒蟹',
        'Crab with ginger and spring onion',
        258,
        'crab',
        { tag: 'signature', limit: 3 },
      ],
      ['避風塘炒蟹', 'Typhoon shelter crab', 278, 'crab', { spice: 2, limit: 3 }],
      ['芝士焗龍蝦', 'Lobster baked with cheese', 388, 'prawns', { limit: 2 }],
      ['豉汁蒸鱔', 'Eel in black bean sauce', 158, 'fish'],
      ['蒸蟶子', 'Steamed razor clams', 118, 'clams'],
    ],
    { box: 3, kg: 0.8, about: ['即撈即烹，請留意限購', 'Cooked from the tank; limited each day'] },
  ),
  part(
    '海鮮小菜',
    'Seafood dishes',
    [
      ['豉椒炒蜆', 'Clams in black bean sauce', 88, 'clams', { spice: 1 }],
      ['咖喱魷魚', 'Curry squid', 86, 'green-curry', { spice: 1 }],
      ['椒鹽鮮魷', 'Salt and pepper squid', 82, 'fries', { tag: 'popular' }],
      ['滑蛋蝦仁', 'Scrambled eggs with prawns', 82, 'breakfast'],
      ['西檸魚柳', 'Lemon fish fillet', 78, 'fish'],
      ['XO 醬炒帶子', 'Scallops in XO sauce', 138, 'clams', { tag: 'signature', spice: 1 }],
      ['魚香茄子煲', 'Aubergine pot', 68, 'clay-pot'],
    ],
    { sizes: 'portion', options: ['wish'], box: 2, kg: 0.6 },
  ),
  part(
    '煲仔',
    'Clay pots',
    [
      ['海鮮豆腐煲', 'Seafood and tofu pot', 92, 'clay-pot', { tag: 'popular' }],
      ['粉絲大蝦煲', 'Prawn and vermicelli pot', 128, 'clay-pot'],
      ['水蟹粥', 'Crab congee', 168, 'crab', { sizes: 'platter', tag: 'signature' }],
      ['南瓜海鮮煲', 'Pumpkin seafood pot', 98, 'clay-pot'],
      ['鹹魚雞粒炒飯', 'Salted fish and chicken fried rice', 68, 'fried-rice'],
    ],
    { box: 3, kg: 1 },
  ),
  part(
    '時蔬',
    'Vegetables',
    [
      ['上湯浸時蔬', 'Greens in broth', 58, 'greens'],
      ['蒜蓉炒菜心', 'Choi sum with garlic', 46, 'greens', { tag: 'vegetarian' }],
      ['椒絲腐乳通菜', 'Water spinach with fermented bean curd', 52, 'greens'],
    ],
    { box: 2, kg: 0.45 },
  ),
  part(
    '飯麵',
    'Rice and noodles',
    [
      ['龍蝦伊麵', 'Lobster e-fu noodles', 398, 'fried-noodle', { limit: 2 }],
      ['海鮮炒麵', 'Seafood fried noodles', 78, 'fried-noodle', { tag: 'popular' }],
      ['瑤柱蛋白炒飯', 'Scallop and egg white fried rice', 76, 'fried-rice'],
      ['海鮮泡飯', 'Seafood rice in broth', 88, 'seafood-rice', { tag: 'signature' }],
      ['白飯', 'Steamed rice', 8, 'white-rice'],
    ],
    { box: 2, kg: 0.6 },
  ),
  part(
    '酒水',
    'Drinks',
    [
      ['青島啤酒', 'Tsingtao beer', 22, 'beer', { alcohol: 4.7 }],
      ['白葡萄酒', 'White wine', 168, 'wine', { alcohol: 12.5 }],
      ['酸梅湯', 'Sour plum drink', 22, 'lemon-tea'],
      ['椰子汁', 'Coconut juice', 16, 'can'],
    ],
    { box: 0, kg: 0.5 },
  ),
];
