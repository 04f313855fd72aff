import { say } from '../town/town.ts';
import { head, HOUSE, image, piece, words, type TownPage } from './page.ts';

/** A Cantonese restaurant. */
export const jadePage: TownPage = {
  classify: say('粵菜點心', 'Cantonese, dim sum'),
  perCapitaCents: 16000,
  story: {
    title: say('朝早六點的蒸籠', 'Steamers at six in the morning'),
    blocks: [
      head('點心不過夜', 'No dim sum is kept overnight'),
      words(
        '點心師傅凌晨三點開始搓皮，蝦餃十三褶、皮薄見色。賣完即止，不設隔夜貨。',
        'Our dim sum cooks roll the skins from three in the morning: thirteen folds to a prawn dumpling, thin enough to see the colour. When it is sold, it is sold.',
      ),
      image('dim-sum-set.svg'),
      words(
        '燒鵝用荔枝木烤，一爐六隻，十一點半開爐。',
        'The geese are roasted over lychee wood, six to an oven, from half past eleven.',
      ),
      image('roast-goose.svg'),
    ],
  },
  specialities: [
    {
      name: say('荔枝木燒鵝', 'Lychee-wood roast goose'),
      picture: 'roast-goose.svg',
      text: say('每日限量二十四隻', 'Twenty-four a day'),
    },
  ],
  showcase: [
    {
      key: 'steamed',
      name: say('蒸點', 'Steamed'),
      pieces: [
        piece('har-gow', ['蝦餃皇', 'Prawn dumplings'], {
          picture: 'takeout/har-gow',
          dollars: 42,
          tags: [HOUSE],
          allergens: ['crustacean', 'gluten'],
          dealKeys: ['dim-sum-set'],
        }),
        piece('siu-mai', ['蟹子燒賣', 'Siu mai with roe'], {
          picture: 'takeout/siu-mai',
          dollars: 38,
          allergens: ['crustacean', 'fish', 'gluten'],
          dealKeys: ['dim-sum-set'],
        }),
        piece('bao', ['蜜汁叉燒包', 'Char siu bao'], {
          picture: 'takeout/bao',
          dollars: 34,
          allergens: ['gluten', 'soy'],
        }),
        piece('rice-roll', ['鮮蝦腸粉', 'Prawn rice rolls'], {
          picture: 'takeout/rice-roll',
          dollars: 46,
        }),
      ],
    },
    {
      key: 'roast',
      name: say('燒味', 'Roast meats'),
      pieces: [
        piece('goose', ['荔枝木燒鵝', 'Roast goose'], {
          picture: 'takeout/roast-goose',
          dollars: 168,
          tags: [HOUSE],
          dealKeys: ['roast-goose'],
          description: say('例牌，配酸梅醬。', 'A plate for two to three, with plum sauce.'),
        }),
        piece('char-siu', ['蜜汁叉燒', 'Char siu'], {
          picture: 'takeout/char-siu',
          dollars: 98,
          allergens: ['soy', 'gluten'],
        }),
      ],
    },
    {
      key: 'sweets',
      name: say('甜品', 'Desserts'),
      pieces: [
        piece('sweet-soup', ['陳皮紅豆沙', 'Red bean soup'], {
          picture: 'takeout/sweet-soup',
          dollars: 28,
          allergens: [],
        }),
        piece('sesame', ['芝麻卷', 'Sesame rolls'], {
          picture: 'takeout/spring-roll',
          dollars: 32,
          allergens: ['sesame'],
        }),
      ],
    },
  ],
  stores: {
    'jade-horta': {
      covers: ['dim-sum-set.svg', 'dim-sum-set-2.svg', 'roast-goose.svg'],
      score: 4.5,
      facilities: ['wifi', 'seats', 'privateRoom', 'babyChair', 'cards'],
    },
    'jade-almeida': {
      covers: ['roast-goose.svg'],
      score: 4.4,
      facilities: ['seats', 'privateRoom', 'babyChair', 'cards'],
    },
  },
};
