import { part, type DishClass } from '../bank.ts';

/** A Macau tea restaurant: breakfast all day, baked rice, milk tea. */
export const cafe: readonly DishClass[] = [
  part(
    '全日早餐',
    'All-day breakfast',
    [
      ['沙嗲牛肉麵早餐', 'Satay beef noodle breakfast', 42, 'noodle-soup', { tag: 'popular' }],
      ['火腿通粉早餐', 'Ham macaroni breakfast', 36, 'noodle-soup'],
      ['叉燒湯意早餐', 'Char siu spaghetti soup breakfast', 38, 'noodle-soup'],
      [
        '餐肉煎蛋早餐',
        'Luncheon meat and egg breakfast',
        38,
        'breakfast',
        { options: ['egg', 'drink'] },
      ],
      [
        '英式早餐',
        'Full English breakfast',
        58,
        'breakfast',
        { options: ['egg', 'drink'], tag: 'signature' },
      ],
      ['奄列多士早餐', 'Omelette and toast', 40, 'breakfast'],
    ],
    { options: ['drink'], box: 2, kg: 0.8, about: ['跟飲品一杯', 'With a drink'] },
  ),
  part(
    '包點多士',
    'Buns and toast',
    [
      ['菠蘿油', 'Pineapple bun with butter', 18, 'bread', { tag: 'signature' }],
      ['豬扒包', 'Pork chop bun', 36, 'chop-bun', { tag: 'popular' }],
      ['西多士', 'French toast', 28, 'sandwich'],
      ['咖央多士', 'Kaya toast', 20, 'sandwich'],
      ['奶醬多', 'Toast with condensed milk and peanut butter', 20, 'sandwich'],
      ['公司三文治', 'Club sandwich', 42, 'sandwich'],
      ['鮮茄牛肉三文治', 'Beef and tomato sandwich', 30, 'sandwich'],
      ['蛋治', 'Egg sandwich', 22, 'sandwich'],
      ['蛋撻', 'Egg tart', 10, 'egg-tart', { sizes: 'box' }],
    ],
    { box: 1, kg: 0.2 },
  ),
  part(
    '焗飯意粉',
    'Baked rice and pasta',
    [
      ['焗豬扒飯', 'Baked pork chop rice', 58, 'rice-plate', { tag: 'popular' }],
      ['葡汁焗雞飯', 'Baked Portuguese chicken rice', 56, 'green-curry'],
      ['白汁海鮮焗飯', 'Baked seafood rice in cream', 64, 'seafood-rice'],
      ['肉醬焗意粉', 'Baked spaghetti bolognese', 52, 'pasta'],
      ['黑椒牛柳意粉', 'Black pepper beef spaghetti', 60, 'pasta'],
    ],
    { box: 2, kg: 0.7 },
  ),
  part(
    '碟頭飯',
    'Rice plates',
    [
      ['免治牛肉飯', 'Minced beef rice with egg', 48, 'rice-plate'],
      ['咖喱雞飯', 'Chicken curry rice', 50, 'green-curry', { spice: 1 }],
      ['粟米魚柳飯', 'Fish fillet rice with sweetcorn', 48, 'rice-plate'],
      ['鐵板雜扒飯', 'Mixed grill rice', 78, 'steak', { options: ['sauce'] }],
      ['滑蛋蝦仁飯', 'Scrambled egg and prawn rice', 54, 'rice-plate'],
      ['西炒飯', 'Western fried rice', 46, 'fried-rice'],
      ['沙嗲牛肉炒公仔麵', 'Fried instant noodles with satay beef', 48, 'fried-noodle'],
    ],
    { options: ['rice', 'wish'], box: 2, kg: 0.6 },
  ),
  part(
    '小食',
    'Snacks',
    [
      ['炸雞翼', 'Fried chicken wings', 32, 'fried-chicken', { sizes: 'pieces' }],
      ['炸薯條', 'Fries', 22, 'fries', { options: ['dip'] }],
      ['瑞士雞翼', 'Swiss sauce chicken wings', 36, 'fried-chicken', { sizes: 'pieces' }],
      ['炸魚柳', 'Fish fingers', 34, 'fries'],
    ],
    { box: 1, kg: 0.3 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      [
        '絲襪奶茶',
        'Silk-stocking milk tea',
        20,
        'latte',
        { options: ['temp', 'sweet'], tag: 'signature' },
      ],
      ['鴛鴦', 'Yuenyeung', 20, 'latte', { options: ['temp', 'sweet'] }],
      ['凍檸茶', 'Iced lemon tea', 20, 'lemon-tea', { options: ['sweet'], tag: 'popular' }],
      ['檸檬可樂', 'Lemon cola', 18, 'can'],
      ['紅豆冰', 'Red bean ice', 26, 'iced-coffee'],
      ['阿華田', 'Malted cocoa', 20, 'latte', { options: ['temp'] }],
      ['杏仁霜', 'Almond drink', 20, 'latte', { options: ['temp'] }],
    ],
    { box: 0, kg: 0.45 },
  ),
];
