import { part, type DishClass } from '../bank.ts';

const SHAKEN = ['sweet', 'ice', 'topping'] as const;

/** A bubble tea shop. */
export const bubbleTea: readonly DishClass[] = [
  part(
    '招牌奶茶',
    'House milk teas',
    [
      ['珍珠奶茶', 'Pearl milk tea', 24, 'milk-tea', { tag: 'signature' }],
      ['黑糖珍珠鮮奶', 'Brown sugar pearl milk', 30, 'milk-tea', { tag: 'popular' }],
      ['芋頭鮮奶', 'Taro milk', 32, 'milk-tea'],
      ['焙茶拿鐵', 'Hojicha latte', 30, 'milk-tea'],
      ['抹茶拿鐵', 'Matcha latte', 32, 'milk-tea', { tag: 'popular' }],
      ['鐵觀音奶茶', 'Tieguanyin milk tea', 26, 'milk-tea'],
      ['伯爵奶茶', 'Earl grey milk tea', 26, 'milk-tea'],
      ['仙草奶茶', 'Grass jelly milk tea', 27, 'milk-tea'],
      ['布丁奶茶', 'Pudding milk tea', 28, 'milk-tea'],
    ],
    { sizes: 'cup', options: SHAKEN, box: 0, kg: 0.6 },
  ),
  part(
    '鮮果茶',
    'Fruit teas',
    [
      ['滿杯鮮橙茶', 'Fresh orange tea', 30, 'fruit-tea', { tag: 'popular' }],
      ['百香果綠茶', 'Passion fruit green tea', 26, 'fruit-tea'],
      ['西柚綠茶', 'Grapefruit green tea', 28, 'fruit-tea', { tag: 'signature' }],
      ['芒果冰沙', 'Mango smoothie', 34, 'fruit-tea'],
      ['荔枝烏龍', 'Lychee oolong', 28, 'fruit-tea'],
      ['青提茉莉', 'Green grape jasmine', 32, 'fruit-tea', { tag: 'seasonal' }],
      ['楊枝甘露', 'Mango pomelo sago', 34, 'fruit-tea'],
      ['手打檸檬茶', 'Hand-pounded lemon tea', 24, 'lemon-tea', { tag: 'popular' }],
      ['菠蘿冰茶', 'Pineapple iced tea', 26, 'fruit-tea'],
    ],
    { sizes: 'cup', options: SHAKEN, box: 0, kg: 0.6 },
  ),
  part(
    '芝士奶蓋',
    'Cheese foam teas',
    [
      ['芝士奶蓋綠茶', 'Cheese foam green tea', 29, 'milk-tea'],
      ['芝士奶蓋烏龍', 'Cheese foam oolong', 29, 'milk-tea'],
      ['芝士奶蓋士多啤梨', 'Cheese foam strawberry', 36, 'fruit-tea', { tag: 'signature' }],
      ['芝士奶蓋芒果', 'Cheese foam mango', 36, 'fruit-tea'],
      ['海鹽奶蓋可可', 'Sea salt foam cocoa', 32, 'milk-tea'],
    ],
    { sizes: 'cup', options: ['sweet', 'ice'], box: 0, kg: 0.6 },
  ),
  part(
    '純茶',
    'Pure teas',
    [
      ['茉莉綠茶', 'Jasmine green tea', 16, 'lemon-tea'],
      ['四季春茶', 'Four seasons oolong', 16, 'lemon-tea'],
      ['阿薩姆紅茶', 'Assam black tea', 16, 'lemon-tea'],
      ['普洱菊花', 'Pu-erh with chrysanthemum', 18, 'lemon-tea'],
    ],
    { sizes: 'cup', options: ['sweet', 'ice'], box: 0, kg: 0.55 },
  ),
  part(
    '茶點',
    'With your tea',
    [
      ['黑糖糕', 'Brown sugar cake', 18, 'cake'],
      ['蛋卷', 'Egg rolls', 28, 'spring-roll'],
      ['雞蛋仔', 'Egg waffle', 24, 'pancake', { tag: 'popular' }],
      ['珍珠鬆餅', 'Pearl waffle', 34, 'pancake'],
      ['鹽酥雞', 'Popcorn chicken', 36, 'fried-chicken'],
    ],
    { box: 1, kg: 0.2 },
  ),
];
