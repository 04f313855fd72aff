import type { Jump, PaperBlock } from '#server/modules/home/index.ts';
import { jump, say } from '../takeout-home/jump.ts';
import { MARKET_CATEGORIES, MARKET_EXAMPLES } from '../market/index.ts';
import type { Bilingual } from '../town/index.ts';

/** An article of the town; days from now. */
type TownPaper = {
  id: string;
  title: Bilingual;
  blocks: readonly PaperBlock[];
  fromDays: number;
  withdrawnDays?: number;
};

const NO_WORDS = say('', '');
const head = (zh: string, en: string): PaperBlock => ({ kind: 'HEAD', text: say(zh, en), url: '' });
const words = (zh: string, en: string): PaperBlock => ({
  kind: 'TEXT',
  text: say(zh, en),
  url: '',
});
const image = (url: string): PaperBlock => ({ kind: 'IMG', text: NO_WORDS, url });
const link = (zh: string, en: string, to: Jump): PaperBlock => ({
  kind: 'LINK',
  text: say(zh, en),
  url: '',
  jump: to,
});

const picture = MARKET_CATEGORIES.find(({ parentId }) => parentId === '')?.picture ?? '';
const greens = MARKET_CATEGORIES[0]!.id;

/** Articles of the supermarkets: two to read, one that was taken down, one that is to come. */
export const MARKET_PAPERS: readonly TownPaper[] = [
  {
    id: 'greens',
    title: say('七個挑選鮮菜的方法', 'Seven ways to tell fresh greens'),
    fromDays: -6,
    blocks: [
      words(
        '葉菜最怕放。在南灣超市，每天清晨五點半到貨，八點前上架；下面是理貨員教的七個方法。',
        'Greens do not keep. At Praia Grande they come in at half past five and are on the shelf by eight; here is what the people who unpack them look for.',
      ),
      head('看莖，不看葉', 'Look at the stem, not at the leaf'),
      words(
        '切口潤白是當日的，發黃發乾是隔夜的。菜心、芥蘭折一下，清脆一聲就對了。',
        'A cut that is white and moist is from today; yellow and dry is from yesterday. Bend a stalk of choy sum: it should snap.',
      ),
      image(picture),
      head('根菜看重量', 'Weigh roots in your hand'),
      words(
        '同樣大小，較重的水分足。蘿蔔輕敲，聲音實在的不會空心。',
        'Of two of the same size the heavier one holds more water. Tap a radish: a full sound means it is not hollow.',
      ),
      link('看看今天的鮮菜', 'See what is fresh today', {
        ...jump('marketCategory', { categoryId: greens }),
        classifyId: greens,
      }),
      link(
        '到南灣超市',
        'To Praia Grande Supermarket',
        jump('store', { storeId: MARKET_EXAMPLES.open, businessType: '3' }),
      ),
    ],
  },
  {
    id: 'typhoon',
    title: say('颱風季節的送貨安排', 'Deliveries in typhoon season'),
    fromDays: -2,
    blocks: [
      words(
        '八號風球懸掛期間，所有超市暫停送貨；已付款而未送出的訂單會改期，或全數退款。',
        'While signal No. 8 is hoisted no supermarket delivers. Orders that are paid and not on their way are moved to another time, or paid back in full.',
      ),
      head('可以自取嗎？', 'Can I collect?'),
      words(
        '請以店舖頁面為準：仍然營業的店舖會顯示自取時間。',
        'See the page of the store: one that is still open shows times for pickup.',
      ),
      link('附近超市', 'Supermarkets near you', {
        ...jump('webLink'),
        skipAddress: '/market/near',
      }),
    ],
  },
  {
    id: 'mooncakes',
    title: say('中秋月餅預購', 'Mooncakes to order'),
    fromDays: -60,
    withdrawnDays: -30,
    blocks: [words('中秋快樂。', 'A happy mid-autumn.')],
  },
  {
    id: 'new-year',
    title: say('年貨清單', 'What to buy for the New Year'),
    fromDays: 30,
    blocks: [words('下月見。', 'See you next month.')],
  },
];
