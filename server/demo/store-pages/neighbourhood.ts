import { say } from '../town/town.ts';
import { head, HOUSE, image, NEW, piece, VEGETARIAN, words, type TownPage } from './page.ts';

const TART = ['gluten', 'egg', 'milk'] as const;

/** The demonstration's own merchant: a café of the neighbourhood with four stores. */
export const neighbourhoodPage: TownPage = {
  classify: say('茶餐廳', 'Café'),
  perCapitaCents: 6500,
  story: {
    title: say('三代人的一爐蛋撻', 'Three generations, one oven'),
    blocks: [
      head('由一個推車開始', 'It began with a cart'),
      words(
        '1958 年，外公在議事亭前地推車賣砵仔糕和熱咖啡。下雨天街坊借他的帆布避雨，他就給每人倒半杯咖啡。',
        'In 1958 our grandfather sold bowl cakes and hot coffee from a cart on Senado Square. When it rained the neighbours sheltered under his canvas, and he poured each of them half a cup.',
      ),
      image('store-senado.svg'),
      head('每天四點開爐', 'The oven is lit at four'),
      words(
        '撻皮前一晚開酥，靜置一夜；凌晨四點入爐，第一盤六點半上架。蛋漿只用鮮奶、雞蛋和糖，當天做當天賣完。',
        'The pastry is folded the night before and rests until morning. The oven is lit at four and the first tray is out at half past six. The custard is milk, eggs and sugar, made and sold the same day.',
      ),
      image('egg-tart-box-2.svg'),
      words(
        '如今四間分店都由同一個師傅帶出來的徒弟看爐。味道變了，請告訴我們。',
        'Today every oven in our four stores is watched by a baker trained by the same master. If it ever tastes different, please tell us.',
      ),
    ],
  },
  specialities: [
    {
      name: say('葡式蛋撻', 'Portuguese egg tart'),
      picture: 'egg-tart-box.svg',
      text: say('焦糖斑點、酥皮分明，出爐十分鐘內最好', 'Caramelised top; best within ten minutes'),
    },
    {
      name: say('鴛鴦奶茶', 'Yuenyeung'),
      picture: 'coffee-five.svg',
      text: say('七分奶茶三分咖啡', 'Seven parts milk tea, three parts coffee'),
    },
  ],
  showcase: [
    {
      key: 'bakes',
      name: say('麵包西餅', 'Bakes'),
      pieces: [
        piece('tart', ['葡式蛋撻', 'Portuguese egg tart'], {
          picture: 'takeout/egg-tart',
          dollars: 13,
          tags: [HOUSE, VEGETARIAN],
          allergens: TART,
          dealKeys: ['egg-tart-box', 'tart-dozen'],
          description: say(
            '手開酥皮，二百八十度高溫烤出焦糖斑點。',
            'Hand-folded pastry, baked hot until the top caramelises.',
          ),
        }),
        piece('pineapple-bun', ['冰火菠蘿油', 'Pineapple bun with butter'], {
          picture: 'pineapple-tea',
          dollars: 16,
          allergens: TART,
          dealKeys: ['pineapple-tea'],
        }),
        piece('serradura', ['木糠布甸', 'Serradura'], {
          picture: 'serradura-cups',
          dollars: 28,
          tags: [VEGETARIAN],
          allergens: ['gluten', 'milk'],
          dealKeys: ['serradura-cups'],
        }),
        piece('toast', ['厚切多士', 'Thick toast'], {
          picture: 'toasts',
          dollars: 22,
          allergens: ['gluten', 'milk'],
          dealKeys: ['toast-set'],
        }),
        piece('cake', ['雪芳蛋糕', 'Chiffon cake'], {
          picture: 'takeout/cake',
          dollars: 32,
          tags: [NEW],
        }),
      ],
    },
    {
      key: 'plates',
      name: say('飯麵', 'Rice and noodles'),
      pieces: [
        piece('chop-rice', ['焗豬扒飯', 'Baked pork chop rice'], {
          picture: 'chop-rice',
          dollars: 58,
          tags: [HOUSE],
          allergens: ['gluten', 'egg', 'milk', 'soy'],
          dealKeys: ['chop-rice'],
          description: say(
            '番茄汁打底，豬扒即炸，焗至表面金黃。',
            'Tomato sauce underneath, the chop fried to order, baked until golden.',
          ),
        }),
        piece('chop-bun', ['豬扒包', 'Pork chop bun'], {
          picture: 'takeout/chop-bun',
          dollars: 36,
        }),
        piece('curry', ['咖喱牛腩飯', 'Curry beef brisket rice'], {
          picture: 'takeout/beef-plate',
          dollars: 62,
        }),
        piece('noodle', ['沙嗲牛肉公仔麵', 'Satay beef noodles'], {
          picture: 'takeout/noodle-soup',
          dollars: 42,
          allergens: ['gluten', 'peanut', 'soy'],
        }),
        piece('fried-rice', ['揚州炒飯', 'Yeung Chow fried rice'], {
          picture: 'takeout/fried-rice',
          dollars: 52,
        }),
      ],
    },
    {
      key: 'drinks',
      name: say('飲品', 'Drinks'),
      pieces: [
        piece('coffee', ['炭燒咖啡', 'Charcoal coffee'], {
          picture: 'takeout/latte',
          dollars: 24,
          allergens: ['milk'],
          dealKeys: ['coffee-five'],
        }),
        piece('milk-tea', ['絲襪奶茶', 'Silk-stocking milk tea'], {
          picture: 'takeout/milk-tea',
          dollars: 20,
          allergens: ['milk'],
        }),
        piece('lemon', ['凍檸茶', 'Iced lemon tea'], {
          picture: 'takeout/lemon-tea',
          dollars: 20,
          allergens: [],
        }),
        piece('iced', ['黑糖凍咖啡', 'Iced black sugar coffee'], {
          picture: 'takeout/iced-coffee',
          dollars: 28,
          tags: [NEW],
        }),
      ],
    },
  ],
  stores: {
    senado: {
      covers: ['egg-tart-box.svg', 'coffee-five-2.svg', 'chop-rice.svg'],
      video: { file: 'clip-tarts.mp4', poster: 'egg-tart-box-2.svg' },
      score: 4.8,
      facilities: ['wifi', 'seats', 'stepFree', 'babyChair', 'cards'],
      phones: ['28000109'],
    },
    rotunda: {
      covers: ['toasts.svg', 'pineapple-tea.svg'],
      score: 4.6,
      facilities: ['wifi', 'seats', 'cards'],
      takeoutKey: 't-three-lamps-cafe',
    },
    cunha: {
      covers: ['egg-tart-box-3.svg', 'serradura-cups.svg'],
      score: 4.7,
      facilities: ['seats', 'cards'],
      takeoutKey: 't-cunha-tarts',
    },
    coloane: {
      covers: ['wine-tasting.svg'],
      score: null,
      facilities: ['seats', 'parking', 'pets', 'stepFree'],
    },
  },
};
