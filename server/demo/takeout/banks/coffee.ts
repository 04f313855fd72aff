import { part, type DishClass } from '../bank.ts';

/** A coffee shop. */
export const coffee: readonly DishClass[] = [
  part(
    '咖啡',
    'Coffee',
    [
      ['濃縮咖啡', 'Espresso', 20, 'latte', { sizes: 'one', options: ['shot'] }],
      ['美式咖啡', 'Americano', 24, 'latte', { options: ['temp', 'shot'], tag: 'popular' }],
      ['拿鐵', 'Latte', 30, 'latte', { tag: 'signature' }],
      ['卡布奇諾', 'Cappuccino', 30, 'latte'],
      ['澳白', 'Flat white', 30, 'latte', { tag: 'popular' }],
      ['摩卡', 'Mocha', 34, 'latte'],
      ['焦糖瑪奇朵', 'Caramel macchiato', 36, 'latte'],
      ['海鹽拿鐵', 'Sea salt latte', 36, 'latte', { tag: 'fresh' }],
    ],
    { sizes: 'coffee', options: ['temp', 'milk', 'shot'], box: 0, kg: 0.4 },
  ),
  part(
    '冷萃與特調',
    'Cold brew and specials',
    [
      ['冷萃咖啡', 'Cold brew', 34, 'iced-coffee', { tag: 'signature' }],
      ['氮氣冷萃', 'Nitro cold brew', 38, 'iced-coffee'],
      ['橙汁美式', 'Orange americano', 36, 'iced-coffee', { tag: 'popular' }],
      ['椰子拿鐵', 'Coconut latte', 38, 'iced-coffee'],
      ['葡撻拿鐵', 'Egg tart latte', 40, 'iced-coffee', { tag: 'signature' }],
      ['桂花冷萃', 'Osmanthus cold brew', 38, 'iced-coffee', { tag: 'seasonal' }],
    ],
    { sizes: 'coffee', options: ['shot'], box: 0, kg: 0.45 },
  ),
  part(
    '手沖',
    'Pour-over',
    [
      ['埃塞俄比亞手沖', 'Ethiopia pour-over', 42, 'latte'],
      ['哥倫比亞手沖', 'Colombia pour-over', 40, 'latte'],
      ['東帝汶手沖', 'Timor pour-over', 40, 'latte', { tag: 'signature' }],
    ],
    { options: ['temp'], box: 0, kg: 0.4 },
  ),
  part(
    '茶與無咖啡因',
    'Tea and decaf',
    [
      ['抹茶拿鐵', 'Matcha latte', 34, 'milk-tea', { options: ['temp', 'milk'] }],
      ['熱朱古力', 'Hot chocolate', 32, 'latte'],
      ['伯爵茶', 'Earl grey', 24, 'lemon-tea'],
      ['洋甘菊茶', 'Chamomile tea', 24, 'lemon-tea'],
      ['鮮榨橙汁', 'Fresh orange juice', 32, 'fruit-tea'],
      ['蝶豆花梳打', 'Butterfly pea soda', 32, 'fruit-tea'],
    ],
    { box: 0, kg: 0.4 },
  ),
  part(
    '輕食',
    'Light meals',
    [
      ['牛油果多士', 'Avocado toast', 58, 'sandwich', { tag: 'popular' }],
      ['煙三文魚貝果', 'Smoked salmon bagel', 62, 'sandwich'],
      ['帕尼尼火腿芝士', 'Ham and cheese panini', 48, 'sandwich'],
      ['雞肉凱撒沙律', 'Chicken caesar salad', 58, 'salad'],
      ['燒雞三文治', 'Roast chicken sandwich', 52, 'sandwich'],
      ['菠菜批', 'Spinach quiche', 38, 'pizza', { tag: 'vegetarian' }],
      ['班尼迪克蛋', 'Eggs Benedict', 68, 'breakfast', { tag: 'signature' }],
      ['南瓜湯', 'Pumpkin soup', 36, 'soup', { tag: 'vegetarian' }],
    ],
    { box: 2, kg: 0.35 },
  ),
  part(
    '烘焙',
    'Bakes',
    [
      ['牛角包', 'Croissant', 22, 'bread'],
      ['香蕉蛋糕', 'Banana bread', 26, 'cake'],
      ['朱古力曲奇', 'Chocolate cookie', 18, 'pancake'],
      ['檸檬蛋糕', 'Lemon cake', 32, 'cake'],
      ['鬆餅', 'Scone', 22, 'bread'],
      ['巴斯克芝士蛋糕', 'Basque cheesecake', 38, 'cake', { tag: 'popular' }],
    ],
    { box: 1, kg: 0.15 },
  ),
  part(
    '咖啡豆',
    'Beans',
    [
      ['意式拼配豆', 'Espresso blend', 88, 'latte'],
      ['單品豆 200 克', 'Single origin, 200 g', 118, 'latte'],
    ],
    { box: 0, kg: 0.25 },
  ),
];
