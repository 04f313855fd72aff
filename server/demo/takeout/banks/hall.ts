import { part, type DishClass } from '../bank.ts';

/** What only the food hall has: sets from several of its kitchens. */
export const hall: readonly DishClass[] = [
  part(
    '廣場套餐',
    'Food hall sets',
    [
      ['叉燒飯配凍檸茶', 'Char siu rice with iced lemon tea', 58, 'char-siu', { tag: 'popular' }],
      ['雲吞麵配奶茶', 'Wonton noodles with milk tea', 48, 'wonton'],
      ['豬扒包配鴛鴦', 'Pork chop bun with yuenyeung', 50, 'chop-bun', { tag: 'signature' }],
      ['石鍋拌飯配大麥茶', 'Bibimbap with barley tea', 74, 'stone-bowl'],
      ['豚骨拉麵配煎餃子', 'Tonkotsu ramen with gyoza', 98, 'ramen'],
      ['冬蔭功配白飯', 'Tom yum with rice', 78, 'soup', { spice: 2 }],
      [
        '素咖喱飯配豆漿',
        'Vegetable curry rice with soy milk',
        60,
        'garden-curry',
        { tag: 'vegetarian' },
      ],
      ['皮蛋瘦肉粥配炸兩', 'Pork congee with dough stick rice roll', 48, 'congee'],
      ['非洲雞飯配例湯', 'African chicken rice with soup', 88, 'african-chicken'],
      ['卡邦尼意粉配凱撒沙律', 'Carbonara with caesar salad', 102, 'pasta'],
      ['美式咖啡配蛋撻', 'Americano with an egg tart', 34, 'latte'],
      ['珍珠奶茶配雞蛋仔', 'Pearl milk tea with an egg waffle', 44, 'milk-tea'],
      ['海南雞飯配香茅茶', 'Hainanese chicken rice with lemongrass tea', 72, 'rice-plate'],
      ['麻婆豆腐飯配酸梅湯', 'Mapo tofu rice with sour plum drink', 66, 'tofu', { spice: 2 }],
    ],
    { box: 3, kg: 0.9 },
  ),
];
