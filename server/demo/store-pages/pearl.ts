import { say } from '../town/town.ts';
import { head, HOUSE, image, NEW, piece, VEGETARIAN, words, type TownPage } from './page.ts';

/** A tea shop. */
export const pearlPage: TownPage = {
  classify: say('茶飲', 'Tea'),
  perCapitaCents: 2800,
  story: {
    title: say('珍珠每兩小時煮一鍋', 'A new pot of pearls every two hours'),
    blocks: [
      head('過了兩小時就倒掉', 'After two hours they go'),
      words(
        '珍珠煮好後只有兩小時最彈牙，所以每鍋都有時間牌；到時未賣完的，我們自己不賣。',
        'Pearls are at their best for two hours. Every pot carries its time, and what is not sold by then is not sold at all.',
      ),
      image('brown-sugar-pearl.svg'),
      words(
        '茶葉來自南投與雲南，現泡現搖。',
        'The leaves come from Nantou and Yunnan, brewed and shaken to order.',
      ),
    ],
  },
  specialities: [
    {
      name: say('黑糖珍珠鮮奶', 'Brown sugar pearl milk'),
      picture: 'brown-sugar-pearl.svg',
      text: say('慢火炒糖，虎紋掛杯', 'Slow-fried sugar that streaks the cup'),
    },
  ],
  showcase: [
    {
      key: 'milk',
      name: say('鮮奶茶', 'Milk teas'),
      pieces: [
        piece('brown', ['黑糖珍珠鮮奶', 'Brown sugar pearl milk'], {
          picture: 'brown-sugar-pearl',
          dollars: 28,
          tags: [HOUSE],
          allergens: ['milk'],
          dealKeys: ['brown-sugar-pearl', 'tea-ten'],
        }),
        piece('classic', ['經典珍珠奶茶', 'Classic pearl milk tea'], {
          picture: 'takeout/milk-tea',
          dollars: 24,
          allergens: ['milk'],
          dealKeys: ['tea-ten'],
        }),
      ],
    },
    {
      key: 'fruit',
      name: say('鮮果茶', 'Fruit teas'),
      pieces: [
        piece('fruit', ['滿杯鮮果', 'Cup full of fruit'], {
          picture: 'takeout/fruit-tea',
          dollars: 32,
          tags: [VEGETARIAN],
          allergens: [],
          dealKeys: ['fruit-pair'],
        }),
        piece('lemon', ['手打檸檬茶', 'Hand-pressed lemon tea'], {
          picture: 'takeout/lemon-tea',
          dollars: 26,
          tags: [NEW, VEGETARIAN],
          allergens: [],
        }),
        piece('pair', ['雙人鮮果壺', 'Fruit pot for two'], { picture: 'fruit-pair', dollars: 58 }),
      ],
    },
  ],
  stores: {
    'pearl-domingos': {
      covers: ['brown-sugar-pearl.svg', 'fruit-pair.svg'],
      score: 4.6,
      facilities: ['cards'],
    },
    'pearl-san-kiu': { covers: ['tea-ten.svg'], score: 4.3, facilities: ['seats', 'cards'] },
    'pearl-ocean': {
      covers: ['fruit-pair.svg'],
      score: 4.5,
      facilities: ['seats', 'stepFree', 'pets', 'cards'],
    },
  },
};
