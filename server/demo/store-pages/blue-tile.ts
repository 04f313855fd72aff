import { say } from '../town/town.ts';
import { head, HOUSE, image, piece, SPICY, words, type TownPage } from './page.ts';

/** A Portuguese restaurant. */
export const blueTilePage: TownPage = {
  classify: say('葡國菜', 'Portuguese'),
  perCapitaCents: 22000,
  story: {
    title: say('一面藍磚牆', 'A wall of blue tiles'),
    blocks: [
      head('從里斯本帶來的磚', 'Tiles from Lisbon'),
      words(
        '店裡一面牆的藍磚由創辦人的祖母從里斯本帶來，一共二百一十二塊，少了的幾塊由本地陶藝師補上。',
        'The founder’s grandmother brought the tiles of our wall from Lisbon, two hundred and twelve of them; a potter in Macau made the few that were missing.',
      ),
      image('store-blue-tile-ruins.svg'),
      words(
        '非洲雞的醬每天現炒：椰絲、花生、辣椒和葡國橄欖油，火候由祖母的筆記決定。',
        'The sauce of our African chicken is fried every day from coconut, peanut, chilli and olive oil, by the timings in her notebook.',
      ),
      image('african-chicken.svg'),
    ],
  },
  specialities: [
    {
      name: say('非洲雞', 'African chicken'),
      picture: 'african-chicken.svg',
      text: say('半隻起，需時二十五分鐘', 'From half a chicken; takes 25 minutes'),
    },
    {
      name: say('馬介休', 'Bacalhau'),
      picture: 'cod-dinner.svg',
      text: say('鹽漬鱈魚浸三日才上桌', 'Salt cod, soaked for three days'),
    },
  ],
  showcase: [
    {
      key: 'starters',
      name: say('頭盤', 'Starters'),
      pieces: [
        piece('balls', ['馬介休球', 'Codfish fritters'], {
          picture: 'takeout/balls',
          dollars: 68,
          tags: [HOUSE],
          allergens: ['fish', 'egg', 'gluten'],
        }),
        piece('clams', ['白酒煮蜆', 'Clams in white wine'], {
          picture: 'takeout/clams',
          dollars: 98,
          allergens: ['mollusc'],
        }),
        piece('soup', ['薯蓉青菜湯', 'Caldo verde'], { picture: 'takeout/soup', dollars: 48 }),
      ],
    },
    {
      key: 'mains',
      name: say('主菜', 'Mains'),
      pieces: [
        piece('african', ['非洲雞', 'African chicken'], {
          picture: 'african-chicken-2',
          dollars: 198,
          tags: [HOUSE, SPICY],
          allergens: ['peanut', 'milk'],
          dealKeys: ['african-chicken'],
          description: say(
            '本澳名菜，花生椰香辣醬鋪面，連薯條。',
            'A dish of Macau, under a spiced peanut and coconut sauce, with fries.',
          ),
        }),
        piece('cod', ['焗馬介休', 'Baked bacalhau'], {
          picture: 'takeout/codfish',
          dollars: 178,
          allergens: ['fish', 'milk'],
          dealKeys: ['cod-dinner'],
        }),
        piece('rice', ['葡式海鮮飯', 'Seafood rice'], {
          picture: 'seafood-rice',
          dollars: 238,
          allergens: ['crustacean', 'mollusc', 'fish'],
          dealKeys: ['seafood-rice'],
        }),
        piece('steak', ['葡式牛扒', 'Steak with fried egg'], {
          picture: 'takeout/steak',
          dollars: 188,
        }),
      ],
    },
    {
      key: 'cellar',
      name: say('酒', 'Wine'),
      pieces: [
        piece('green', ['青酒（杯）', 'Vinho verde, by the glass'], {
          picture: 'green-wine',
          dollars: 58,
        }),
        piece('port', ['砵酒配芝士', 'Port and cheese'], { picture: 'port-cheese', dollars: 0 }),
      ],
    },
  ],
  stores: {
    'blue-tile-ruins': {
      covers: ['african-chicken.svg', 'cod-dinner.svg'],
      score: 4.7,
      facilities: ['wifi', 'seats', 'privateRoom', 'cards'],
    },
    'blue-tile-carmo': {
      covers: ['seafood-rice.svg'],
      score: 4.5,
      facilities: ['seats', 'parking', 'babyChair', 'cards'],
    },
  },
};
