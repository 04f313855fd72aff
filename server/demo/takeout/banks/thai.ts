import { part, type DishClass } from '../bank.ts';

/** A Thai kitchen. */
export const thai: readonly DishClass[] = [
  part(
    '湯及咖喱',
    'Soups and curries',
    [
      ['冬蔭功', 'Tom yum goong', 72, 'red-stew', { spice: 2, tag: 'signature' }],
      ['椰汁雞湯', 'Tom kha gai', 66, 'soup', { spice: 1 }],
      ['綠咖喱雞', 'Green curry chicken', 72, 'green-curry', { spice: 2, tag: 'popular' }],
      ['紅咖喱鴨', 'Red curry duck', 82, 'red-stew', { spice: 2 }],
      ['黃咖喱牛腩', 'Yellow curry beef', 78, 'green-curry', { spice: 1 }],
      ['咖喱炒蟹', 'Crab in curry egg sauce', 228, 'crab', { spice: 1, limit: 2 }],
      ['馬沙文咖喱羊', 'Massaman lamb curry', 88, 'green-curry', { spice: 1 }],
    ],
    { options: ['spice'], box: 2, kg: 0.7 },
  ),
  part(
    '沙律凉菜',
    'Salads',
    [
      ['青木瓜沙律', 'Green papaya salad', 52, 'salad', { spice: 2, tag: 'popular' }],
      ['柚子蝦沙律', 'Pomelo and prawn salad', 62, 'salad'],
      ['涼拌粉絲', 'Glass noodle salad', 54, 'salad', { spice: 2 }],
      ['生蝦', 'Raw prawns with lime and chilli', 68, 'prawns', { spice: 3 }],
      ['豬頸肉沙律', 'Grilled pork neck salad', 62, 'salad', { spice: 2 }],
    ],
    { options: ['spice'], box: 1, kg: 0.4 },
  ),
  part(
    '小炒燒烤',
    'Wok and grill',
    [
      ['炭燒豬頸肉', 'Grilled pork neck', 68, 'char-siu', { tag: 'signature' }],
      ['香葉雞', 'Pandan chicken', 62, 'fried-chicken', { sizes: 'pieces' }],
      ['沙嗲串燒', 'Satay skewers', 56, 'skewers', { tag: 'popular' }],
      ['肉碎炒金不換', 'Minced pork with basil', 62, 'red-stew', { spice: 2 }],
      ['蝦醬通菜', 'Morning glory with shrimp paste', 46, 'greens', { spice: 1 }],
      ['泰式蝦餅', 'Prawn cakes', 58, 'codfish'],
      ['明爐烏頭', 'Steamed mullet with lime', 138, 'fish', { spice: 1 }],
      ['椒鹽軟殼蟹', 'Salt and pepper soft-shell crab', 88, 'crab'],
    ],
    { box: 2, kg: 0.5 },
  ),
  part(
    '飯麵',
    'Rice and noodles',
    [
      ['泰式炒金邊粉', 'Pad thai', 58, 'fried-noodle', { tag: 'signature' }],
      ['菠蘿炒飯', 'Pineapple fried rice', 62, 'fried-rice', { tag: 'popular' }],
      ['海南雞飯', 'Hainanese chicken rice', 56, 'rice-plate'],
      ['船麵', 'Boat noodles', 48, 'beef-noodle', { spice: 1 }],
      ['冬蔭海鮮炒飯', 'Tom yum seafood fried rice', 66, 'fried-rice', { spice: 2 }],
      ['豬手飯', 'Stewed pork leg rice', 58, 'rice-plate'],
      ['糯米飯', 'Sticky rice', 14, 'rice-plate'],
    ],
    { options: ['spice', 'wish'], box: 2, kg: 0.5 },
  ),
  part(
    '甜品飲品',
    'Desserts and drinks',
    [
      ['芒果糯米飯', 'Mango sticky rice', 46, 'mango-rice', { tag: 'signature' }],
      ['椰汁紅寶石', 'Red rubies in coconut milk', 32, 'sweet-soup'],
      ['椰青', 'Young coconut', 32, 'fruit-tea'],
      ['泰式奶茶', 'Thai milk tea', 26, 'milk-tea', { options: ['ice', 'sweet'], tag: 'popular' }],
      ['香茅茶', 'Lemongrass tea', 22, 'lemon-tea', { options: ['ice'] }],
      ['泰國啤酒', 'Thai lager', 28, 'beer', { alcohol: 5 }],
    ],
    { box: 1, kg: 0.4 },
  ),
];
