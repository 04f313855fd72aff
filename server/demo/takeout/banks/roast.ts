import { part, type DishClass } from '../bank.ts';

/** A roast meat shop with its hooks in the window. */
export const roast: readonly DishClass[] = [
  part(
    '明爐燒味',
    'From the roasting oven',
    [
      ['深井燒鵝', 'Roast goose', 98, 'roast-goose', { tag: 'signature' }],
      ['明爐燒鴨', 'Roast duck', 78, 'roast-goose'],
      ['玫瑰豉油雞', 'Soy sauce chicken', 72, 'roast-goose', { tag: 'popular' }],
      ['白切雞', 'Poached chicken with ginger', 72, 'roast-goose'],
    ],
    {
      sizes: 'bird',
      box: 2,
      kg: 0.5,
      about: ['即斬即包，附酸梅醬', 'Chopped to order, with plum sauce'],
    },
  ),
  part(
    '斬料',
    'By the plate',
    [
      ['蜜汁叉燒', 'Honey-glazed char siu', 68, 'char-siu', { tag: 'signature' }],
      ['脆皮燒腩仔', 'Crackling pork belly', 72, 'char-siu'],
      ['乳豬拼盤', 'Suckling pig platter', 158, 'char-siu', { limit: 2 }],
      ['燒味雙拼', 'Two roast meats', 88, 'char-siu', { options: ['plate'] }],
      ['滷水掌翼', 'Soy-braised goose feet and wings', 62, 'char-siu'],
      ['滷水豆腐', 'Soy-braised tofu', 32, 'tofu', { tag: 'vegetarian' }],
    ],
    { sizes: 'portion', box: 2, kg: 0.4 },
  ),
  part(
    '燒味飯',
    'Roast meats on rice',
    [
      ['叉燒飯', 'Char siu rice', 46, 'rice-plate', { tag: 'popular' }],
      ['燒鵝飯', 'Roast goose rice', 58, 'rice-plate'],
      ['燒腩飯', 'Crispy pork rice', 48, 'rice-plate'],
      ['豉油雞飯', 'Soy chicken rice', 46, 'rice-plate'],
      [
        '雙拼燒味飯',
        'Two-meat rice',
        56,
        'rice-plate',
        { options: ['plate', 'rice'], tag: 'signature' },
      ],
      ['切雞飯', 'Poached chicken rice', 46, 'rice-plate'],
      ['四寶飯', 'Four treasures rice', 62, 'rice-plate'],
      ['紅腸煎蛋飯', 'Red sausage and egg rice', 40, 'rice-plate'],
    ],
    { options: ['rice', 'wish'], box: 2, kg: 0.6 },
  ),
  part(
    '湯粉麵',
    'In noodle soup',
    [
      ['燒鵝瀨粉', 'Roast goose lai fun', 58, 'noodle-soup', { tag: 'popular' }],
      ['叉燒湯麵', 'Char siu noodle soup', 46, 'noodle-soup'],
      ['燒鴨湯河', 'Roast duck rice noodle soup', 50, 'noodle-soup'],
      ['油雞撈麵', 'Soy chicken lo mein', 48, 'dry-noodle'],
    ],
    { options: ['noodle'], box: 2, kg: 0.7 },
  ),
  part(
    '小菜及湯',
    'Greens and soup',
    [
      ['蠔油菜心', 'Choi sum with oyster sauce', 32, 'greens'],
      ['白灼芥蘭', 'Blanched kale', 32, 'greens'],
      ['鹹蛋', 'Salted duck egg', 8, 'breakfast'],
      ['例湯', 'Soup of the day', 18, 'soup'],
      ['酸薑皮蛋', 'Century egg with pickled ginger', 18, 'tofu'],
      ['涼拌青瓜', 'Cucumber with garlic', 22, 'salad', { tag: 'vegetarian' }],
    ],
    { box: 1, kg: 0.3 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['支裝檸檬茶', 'Bottled lemon tea', 12, 'lemon-tea'],
      ['菊花茶', 'Chrysanthemum tea', 12, 'can'],
      ['可樂', 'Cola', 10, 'can'],
      ['藍妹啤酒', 'Lager', 18, 'beer', { alcohol: 5 }],
    ],
    { box: 0, kg: 0.35 },
  ),
];
