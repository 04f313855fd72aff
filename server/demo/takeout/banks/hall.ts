import { part, type DishClass } from '../bank.ts';

/** What only the food hall has: sets from several of its kitchens. */
export const hall: readonly DishClass[] = [
  part('廣場套餐', 'Food hall sets', [
    ['叉燒飯配凍檸茶', 'Char siu rice with iced lemon tea', 58, 'tray', { tag: 'popular' }], ['雲吞麵配奶茶', 'Wonton noodles with milk tea', 48, 'tray'], ['豬扒包配鴛鴦', 'Pork chop bun with yuenyeung', 50, 'tray', { tag: 'signature' }], ['石鍋拌飯配大麥茶', 'Bibimbap with barley tea', 74, 'tray'],
    ['豚骨拉麵配煎餃子', 'Tonkotsu ramen with gyoza', 98, 'tray'], ['冬蔭功配白飯', 'Tom yum with rice', 78, 'tray', { spice: 2 }], ['素咖喱飯配豆漿', 'Vegetable curry rice with soy milk', 60, 'tray', { tag: 'vegetarian' }], ['皮蛋瘦肉粥配炸兩', 'Pork congee with dough stick rice roll', 48, 'tray'],
    ['非洲雞飯配例湯', 'African chicken rice with soup', 88, 'tray'], ['卡邦尼意粉配凱撒沙律', 'Carbonara with caesar salad', 102, 'tray'], ['美式咖啡配蛋撻', 'Americano with an egg tart', 34, 'tray'], ['珍珠奶茶配雞蛋仔', 'Pearl milk tea with an egg waffle', 44, 'tray'],
    ['海南雞飯配香茅茶', 'Hainanese chicken rice with lemongrass tea', 72, 'tray'], ['麻婆豆腐飯配酸梅湯', 'Mapo tofu rice with sour plum drink', 66, 'tray', { spice: 2 }],
  ], { box: 3, kg: 0.9 }),
];
