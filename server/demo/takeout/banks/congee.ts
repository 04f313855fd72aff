import { part, type DishClass } from '../bank.ts';

/** A congee and noodle shop that never closes. */
export const congee: readonly DishClass[] = [
  part(
    '生滾粥',
    'Congee',
    [
      ['皮蛋瘦肉粥', 'Century egg and pork congee', 32, 'congee', { tag: 'popular' }],
      ['及第粥', 'Congee with mixed pork offal', 38, 'congee', { tag: 'signature' }],
      ['鮮魚片粥', 'Fresh fish slice congee', 40, 'congee'],
      ['滑牛粥', 'Sliced beef congee', 36, 'congee'],
      ['艇仔粥', 'Sampan congee', 36, 'congee'],
      ['水蟹粥', 'Fresh crab congee', 88, 'crab', { tag: 'signature', limit: 4 }],
      ['柴魚花生粥', 'Dried fish and peanut congee', 28, 'congee'],
      ['明火白粥', 'Plain congee', 16, 'plain-congee', { tag: 'vegetarian' }],
      ['瑤柱雞絲粥', 'Scallop and chicken congee', 42, 'congee'],
      ['田雞粥', 'Frog congee', 46, 'congee'],
    ],
    {
      sizes: 'portion',
      options: ['side', 'wish'],
      box: 1,
      kg: 0.7,
      about: ['明火熬足四小時', 'Simmered for four hours'],
    },
  ),
  part(
    '腸粉炸物',
    'Rice rolls and fritters',
    [
      ['鮮蝦腸粉', 'Prawn rice rolls', 30, 'rice-roll'],
      ['牛肉腸粉', 'Beef rice rolls', 28, 'rice-roll'],
      ['豬腸粉', 'Plain rice rolls with sesame', 18, 'rice-roll', { tag: 'vegetarian' }],
      ['炸兩', 'Dough stick in rice roll', 22, 'rice-roll', { tag: 'popular' }],
      ['油條', 'Fried dough stick', 10, 'bread'],
      ['鹹煎餅', 'Savoury fried dough', 10, 'bread'],
      ['牛脷酥', 'Sweet fried dough', 10, 'bread'],
      ['蘿蔔糕', 'Turnip cake', 18, 'tofu'],
    ],
    { box: 1, kg: 0.25 },
  ),
  part(
    '湯粉麵',
    'Noodles in soup',
    [
      ['雲吞麵', 'Wonton noodles', 34, 'wonton', { tag: 'signature' }],
      ['水餃麵', 'Prawn dumpling noodles', 36, 'wonton'],
      ['牛腩麵', 'Beef brisket noodles', 42, 'beef-noodle', { tag: 'popular' }],
      ['魚蛋河', 'Fish ball rice noodles', 32, 'noodle-soup'],
      ['墨魚丸米線', 'Cuttlefish ball rice noodles', 34, 'noodle-soup'],
      ['爽魚皮河', 'Fish skin rice noodles', 36, 'noodle-soup'],
      ['豬手麵', 'Pork knuckle noodles', 42, 'beef-noodle'],
      ['淨雲吞', 'Wontons in broth', 32, 'wonton'],
    ],
    { options: ['noodle', 'wish'], box: 2, kg: 0.7 },
  ),
  part(
    '撈麵',
    'Dry noodles',
    [
      ['蝦籽撈麵', 'Lo mein with shrimp roe', 38, 'dry-noodle', { tag: 'signature' }],
      ['炸醬撈麵', 'Lo mein with meat sauce', 36, 'dry-noodle'],
      ['牛腩撈麵', 'Lo mein with beef brisket', 46, 'dry-noodle'],
      ['薑葱撈麵', 'Lo mein with ginger and spring onion', 32, 'dry-noodle'],
    ],
    { options: ['noodle'], box: 2, kg: 0.5 },
  ),
  part(
    '小食',
    'Small plates',
    [
      ['咖喱魚蛋', 'Curry fish balls', 22, 'balls', { spice: 1 }],
      ['淨牛腩', 'Beef brisket', 62, 'beef-noodle'],
      ['炸魚皮', 'Crispy fish skin', 28, 'fries'],
      ['油菜', 'Blanched greens', 22, 'greens'],
      ['南乳豬手', 'Pork knuckle in fermented bean curd', 48, 'red-stew'],
    ],
    { options: ['wish'], box: 1, kg: 0.35 },
  ),
  part(
    '飲品',
    'Drinks',
    [
      ['鮮磨豆漿', 'Fresh soy milk', 14, 'iced-coffee', { options: ['temp'] }],
      ['凍檸茶', 'Iced lemon tea', 18, 'lemon-tea', { options: ['sweet'] }],
      ['涼粉特飲', 'Grass jelly drink', 18, 'iced-coffee'],
    ],
    { box: 0, kg: 0.4 },
  ),
];
