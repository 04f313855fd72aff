import { part, type DishClass } from '../bank.ts';

/** Hotpot to cook at home, pot on loan. */
export const hotpot: readonly DishClass[] = [
  part(
    '外送套餐',
    'Sets to take home',
    [
      [
        '二人火鍋套餐',
        'Hotpot set for two',
        268,
        'hotpot',
        { tag: 'signature', options: ['hotpot'], kg: 2.4 },
      ],
      [
        '四人火鍋套餐',
        'Hotpot set for four',
        488,
        'hotpot',
        { tag: 'popular', options: ['hotpot'], kg: 4.6 },
      ],
      ['一人小火鍋', 'Hotpot for one', 118, 'hotpot', { options: ['hotpot'], kg: 1.2 }],
      ['海鮮火鍋套餐', 'Seafood hotpot set', 568, 'hotpot', { options: ['hotpot'], kg: 4.2 }],
    ],
    { box: 6, kg: 2, about: ['附湯底、醬料及餐具', 'With broth, sauces and tableware'] },
  ),
  part(
    '湯底',
    'Broths',
    [
      ['皮蛋芫荽湯底', 'Century egg and coriander broth', 48, 'soup'],
      ['花膠雞湯底', 'Fish maw chicken broth', 128, 'soup', { tag: 'signature' }],
      ['麻辣湯底', 'Numbing spicy broth', 68, 'red-stew', { spice: 3, tag: 'popular' }],
      ['番茄湯底', 'Tomato broth', 52, 'red-stew'],
      ['豬肚雞湯底', 'Pork tripe and chicken broth', 108, 'soup'],
    ],
    { box: 3, kg: 1.4 },
  ),
  part(
    '肉類',
    'Meats',
    [
      ['手切肥牛', 'Hand-cut fatty beef', 98, 'beef-plate', { tag: 'popular' }],
      ['美國安格斯牛', 'Angus beef slices', 128, 'beef-plate'],
      ['和牛片', 'Wagyu slices', 238, 'beef-plate', { limit: 3 }],
      ['羊肉片', 'Lamb slices', 78, 'beef-plate'],
      ['黑豚肉片', 'Kurobuta pork slices', 72, 'beef-plate'],
      ['鮮雞', 'Fresh chicken', 88, 'char-siu'],
      ['牛百葉', 'Beef tripe', 48, 'beef-plate'],
      ['鴨腸', 'Duck intestines', 48, 'beef-plate'],
    ],
    { sizes: 'portion', box: 1, kg: 0.25 },
  ),
  part(
    '丸類海鮮',
    'Balls and seafood',
    [
      ['手打墨魚丸', 'Hand-made cuttlefish balls', 52, 'balls', { tag: 'signature' }],
      ['手打牛丸', 'Hand-made beef balls', 48, 'balls'],
      ['芝心丸', 'Cheese-filled balls', 46, 'balls'],
      ['鮮蝦滑', 'Prawn paste', 62, 'prawns'],
      ['鮮鮑魚', 'Fresh abalone', 96, 'clams'],
      ['花甲', 'Clams', 48, 'clams'],
      ['石斑片', 'Grouper slices', 88, 'fish'],
      ['蟹柳', 'Crab sticks', 32, 'crab'],
    ],
    { box: 1, kg: 0.3 },
  ),
  part(
    '蔬菜豆品',
    'Vegetables and bean curd',
    [
      ['唐生菜', 'Chinese lettuce', 22, 'greens'],
      ['皇帝菜', 'Garland chrysanthemum', 24, 'greens'],
      ['金針菇', 'Enoki mushrooms', 22, 'greens'],
      ['雜菌拼盤', 'Mushroom platter', 46, 'greens', { tag: 'vegetarian' }],
      ['鮮腐竹', 'Fresh bean curd sheets', 26, 'tofu'],
      ['炸響鈴', 'Crispy bean curd rolls', 32, 'spring-roll', { tag: 'popular' }],
      ['玉子豆腐', 'Egg tofu', 22, 'tofu'],
      ['粉絲', 'Glass noodles', 14, 'dry-noodle'],
      ['手工烏冬', 'Hand-made udon', 18, 'dry-noodle'],
    ],
    { box: 1, kg: 0.25 },
  ),
  part(
    '醬料飲品',
    'Sauces and drinks',
    [
      ['沙茶醬', 'Shacha sauce', 8, 'sweet-soup'],
      ['麻醬', 'Sesame sauce', 8, 'sweet-soup'],
      ['酸梅湯', 'Sour plum drink', 20, 'lemon-tea', { options: ['ice'] }],
      ['王老吉', 'Herbal tea', 12, 'can'],
      ['青島啤酒', 'Tsingtao beer', 20, 'beer', { alcohol: 4.7 }],
    ],
    { box: 0, kg: 0.35 },
  ),
];
