import { say } from '../town/town.ts';
import { head, HOUSE, image, piece, words, type TownPage } from './page.ts';

/** A spa. */
export const stillPage: TownPage = {
  classify: say('按摩養生', 'Massage and wellness'),
  perCapitaCents: 36000,
  story: {
    title: say('先安靜，再開始', 'Quiet first'),
    blocks: [
      head('入門一杯茶', 'A cup of tea at the door'),
      words(
        '客人到店先坐十分鐘，喝一杯陳皮茶；心跳慢下來，手法才有用。',
        'Guests sit for ten minutes with a cup of tangerine tea. Only once the pulse slows does the work begin.',
      ),
      image('hot-stones.svg'),
    ],
  },
  specialities: [
    {
      name: say('熱石療程', 'Hot stones'),
      picture: 'hot-stones.svg',
      text: say('玄武岩石，九十分鐘', 'Basalt stones, ninety minutes'),
    },
  ],
  showcase: [
    {
      key: 'care',
      name: say('療程', 'Treatments'),
      pieces: [
        piece('stones', ['熱石全身', 'Hot stones, full body'], {
          picture: 'hot-stones',
          dollars: 680,
          tags: [HOUSE],
          dealKeys: ['hot-stones'],
        }),
        piece('shoulders', ['肩頸舒緩', 'Neck and shoulders'], {
          picture: 'shoulder-rub',
          dollars: 280,
          dealKeys: ['shoulder-rub'],
        }),
        piece('feet', ['足底按摩', 'Foot massage'], {
          picture: 'foot-five',
          dollars: 220,
          dealKeys: ['foot-five'],
        }),
        piece('pair', ['雙人水療', 'Spa for two'], { picture: 'spa-pair', dollars: 0 }),
      ],
    },
  ],
  stores: {
    'still-nape': {
      covers: ['hot-stones.svg', 'shoulder-rub.svg'],
      score: 4.9,
      facilities: ['wifi', 'privateRoom', 'stepFree', 'cards'],
      phones: ['28000199'],
    },
  },
};
