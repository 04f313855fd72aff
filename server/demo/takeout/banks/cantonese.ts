import { part, type DishClass } from '../bank.ts';

/** A Cantonese house: dim sum, wok dishes, clay pots, soups. */
export const cantonese: readonly DishClass[] = [
  part(
    '點心',
    'Dim sum',
    [
      ['水晶蝦餃', 'Steamed prawn dumplings', 36, 'har-gow', { tag: 'signature' }],
      ['蟹籽燒賣', 'Siu mai with crab roe', 33, 'siu-mai', { tag: 'popular' }],
      ['蜜汁叉燒包', 'Barbecued pork buns', 28, 'bao'],
      ['流沙奶黃包', 'Molten custard buns', 30, 'bao'],
      ['豉汁蒸鳳爪', 'Chicken feet in black bean sauce', 29, 'siu-mai'],
      ['豉汁蒸排骨', 'Spare ribs in black bean sauce', 32, 'siu-mai'],
      ['鮮蝦腸粉', 'Prawn rice rolls', 38, 'rice-roll'],
      ['叉燒腸粉', 'Barbecued pork rice rolls', 34, 'rice-roll'],
      ['香煎蘿蔔糕', 'Pan-fried turnip cake', 28, 'tofu'],
      ['鮮蝦春卷', 'Prawn spring rolls', 32, 'spring-roll'],
      ['鹹水角', 'Crispy pork dumplings', 27, 'dumplings'],
      ['馬拉糕', 'Steamed brown sugar sponge', 24, 'cake'],
    ],
    { sizes: 'one', box: 1, kg: 0.25, about: ['即點即蒸', 'Steamed to order'] },
  ),
  part(
    '鑊氣小炒',
    'From the wok',
    [
      ['菠蘿咕嚕肉', 'Sweet and sour pork with pineapple', 78, 'red-stew', { tag: 'popular' }],
      ['乾炒牛河', 'Beef fried rice noodles', 62, 'fried-noodle', { tag: 'signature' }],
      ['椒鹽豆腐', 'Salt and pepper tofu', 52, 'tofu'],
      ['薑葱炒牛肉', 'Beef with ginger and spring onion', 82, 'beef-plate'],
      ['西蘭花炒帶子', 'Scallops with broccoli', 118, 'greens'],
      ['蒜蓉炒時菜', 'Seasonal greens with garlic', 48, 'greens', { tag: 'vegetarian' }],
      ['豉椒炒蜆', 'Clams in black bean and chilli', 88, 'clams', { spice: 1 }],
      ['蝦仁滑蛋', 'Scrambled eggs with prawns', 72, 'breakfast'],
      ['宮保雞丁', 'Kung pao chicken', 70, 'red-stew', { spice: 2 }],
    ],
    { sizes: 'portion', options: ['wish'], box: 2, kg: 0.6 },
  ),
  part(
    '煲仔菜',
    'Clay pots',
    [
      ['臘味煲仔飯', 'Clay pot rice with cured meats', 68, 'clay-pot', { tag: 'signature' }],
      ['北菇滑雞煲仔飯', 'Clay pot rice with chicken and mushrooms', 62, 'clay-pot'],
      ['鹹魚雞粒豆腐煲', 'Salted fish, chicken and tofu pot', 76, 'clay-pot'],
      ['啫啫雞煲', 'Sizzling chicken pot', 92, 'clay-pot'],
      ['魚香茄子煲', 'Aubergine pot with minced pork', 64, 'clay-pot', { spice: 1 }],
      ['枝竹羊腩煲', 'Lamb brisket pot with bean curd', 168, 'clay-pot', { tag: 'seasonal' }],
    ],
    { options: ['wish'], box: 3, kg: 0.9 },
  ),
  part(
    '老火湯羹',
    'Soups',
    [
      ['西洋菜陳腎湯', 'Watercress and gizzard soup', 32, 'soup'],
      ['蓮藕章魚湯', 'Lotus root and octopus soup', 36, 'soup'],
      ['花旗參燉竹絲雞', 'Silkie chicken with ginseng', 58, 'soup'],
      ['酸辣湯', 'Hot and sour soup', 30, 'soup', { spice: 1 }],
      ['粟米魚肚羹', 'Sweetcorn and fish maw soup', 38, 'soup'],
    ],
    { box: 1, kg: 0.5 },
  ),
  part(
    '飯麵',
    'Rice and noodles',
    [
      ['揚州炒飯', 'Yangzhou fried rice', 58, 'fried-rice', { tag: 'popular' }],
      ['福建炒飯', 'Fujian fried rice', 66, 'fried-rice'],
      ['生炒糯米飯', 'Fried glutinous rice with cured meats', 60, 'fried-rice'],
      ['星洲炒米', 'Singapore fried vermicelli', 56, 'fried-noodle', { spice: 1 }],
      ['乾燒伊麵', 'Braised e-fu noodles', 58, 'fried-noodle'],
      ['絲苗白飯', 'Steamed rice', 8, 'white-rice'],
    ],
    { sizes: 'portion', box: 2, kg: 0.6 },
  ),
];
