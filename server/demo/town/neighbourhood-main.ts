import { between, item, product, say, WEEKDAYS, type TownProduct } from './town.ts';
import type { Day } from '#shared/kernel/time.ts';

const merchantKey = 'neighbourhood';
const ALL_STORES = ['senado', 'rotunda', 'cunha', 'coloane'] as const;
const NO_BOOKING = say(
  '毋須預約，到店出示券碼即可。',
  'No booking needed; show the voucher at the counter.',
);
const FOUR_STORES = say(
  '澳門、氹仔及路環四間分店通用。',
  'Valid at all four stores on the peninsula, Taipa and Coloane.',
);

/** The demonstration's own merchant: what its counters sell every day. */
export const neighbourhoodMain: readonly TownProduct[] = [
  product({
    key: 'egg-tart-box',
    merchantKey,
    category: 'food',
    price: [3800, 5200],
    storeKeys: ALL_STORES,
    stock: 5000,
    score: 4.9,
    name: say('招牌葡撻四個禮盒', 'Signature Portuguese Egg Tarts, Box of 4'),
    description: say(
      '每日凌晨起酥，入爐十八分鐘，焦糖斑點恰到好處。撻皮層層酥脆，蛋芯滑如布甸，即買即食或者帶回家都一樣好味。',
      'Pastry laminated before dawn and baked for eighteen minutes until the tops caramelise. Crisp layers outside, smooth custard within; good hot at the counter or carried home.',
    ),
    pictures: ['egg-tart-box.svg', 'egg-tart-box-2.svg', 'egg-tart-box-3.svg'],
    contents: [item('經典葡撻', 'Classic egg tart', 4, 1300)],
    rules: [
      NO_BOOKING,
      FOUR_STORES,
      say(
        '每張券換禮盒一盒，不可拆單或兌換現金。',
        'One voucher is one box; it cannot be split or exchanged for cash.',
      ),
    ],
  }),
  product({
    key: 'coffee-five',
    merchantKey,
    category: 'drink',
    price: [8800, 12500],
    storeKeys: ALL_STORES,
    timesTotal: 5,
    stock: 1200,
    isRefundAnytime: false,
    score: 4.8,
    validity: { startDay: null, endDay: null, validDays: 180 },
    name: say('街坊咖啡五次卡', 'Neighbourhood Coffee Card, 5 Cups'),
    description: say(
      '一張券飲足五杯：意式濃縮、鮮奶咖啡、美式任選，凍熱同價。可一次過與朋友分享，亦可逐日一杯。',
      'Five cups on one voucher: espresso, latte or americano, hot or iced at the same price. Share them at one table or take one a day.',
    ),
    pictures: ['coffee-five.svg', 'coffee-five-2.svg'],
    contents: [item('任選咖啡', 'Coffee of your choice', 5, 2500)],
    rules: [
      NO_BOOKING,
      FOUR_STORES,
      say(
        '可分多次使用，每次可用一杯或以上。',
        'Use it over several visits, one cup or more at a time.',
      ),
    ],
    attention: [
      {
        ...say(
          '請問客人今次用幾多杯，再按確認。',
          'Ask how many cups to use this time, then confirm.',
        ),
        kind: 'USES',
      },
    ],
  }),
  product({
    key: 'limit-two',
    merchantKey,
    category: 'food',
    price: [5800, 7600],
    storeKeys: ALL_STORES,
    limitCount: 2,
    stock: 800,
    score: 4.7,
    name: say('即煎豬扒包孖寶', 'Freshly Fried Pork Chop Buns for Two'),
    description: say(
      '厚切梅頭扒以蒜汁醃足一夜，下單先煎，夾入外脆內軟的豬仔包。每人限購兩份，人人有份。',
      'Thick pork neck chops marinated overnight in garlic, fried to order and tucked into a crusty piggy bun. Two sets a customer, so that everyone gets some.',
    ),
    pictures: ['limit-two.svg'],
    contents: [item('豬扒包', 'Pork chop bun', 2, 3800)],
    rules: [NO_BOOKING, FOUR_STORES, say('每位用戶限購兩份。', 'At most two vouchers a customer.')],
  }),
  product({
    key: 'weekday-lunch',
    merchantKey,
    category: 'food',
    price: [5200, 6800],
    storeKeys: ALL_STORES,
    stock: 1500,
    score: 4.6,
    useTime: { hours: between(11.5, 14.5), weekdays: WEEKDAYS, blackoutDays: [] },
    name: say('平日午市燒雞飯套餐', 'Weekday Roast Chicken Lunch'),
    description: say(
      '燒雞髀、煎蛋、時菜、白飯配熱飲，公司附近最實在的一餐。星期一至五午市供應。',
      'Roast chicken leg, fried egg, greens and rice with a hot drink: the honest lunch near the office, Monday to Friday.',
    ),
    pictures: ['weekday-lunch.svg'],
    contents: [
      item('燒雞髀飯', 'Roast chicken leg with rice', 1, 5200),
      item('熱奶茶或咖啡', 'Hot milk tea or coffee', 1, 1600),
    ],
    rules: [
      say('星期一至五 11:30–14:30 使用。', 'Monday to Friday, 11:30 to 14:30.'),
      FOUR_STORES,
      say('凍飲另加 $3。', 'Iced drinks cost $3 more.'),
    ],
  }),
  product({
    key: 'late-supper',
    merchantKey,
    category: 'food',
    price: [7800, 10800],
    storeKeys: ['senado', 'rotunda', 'cunha'],
    stock: 600,
    score: 4.7,
    useTime: { hours: between(22, 2), weekdays: [], blackoutDays: [] },
    name: say('深宵麻辣蝦麵配春卷', 'Late-Night Spicy Prawn Noodles with Spring Rolls'),
    description: say(
      '夜收工都有碗熱辣辣的麵：鮮蝦、辣湯、彈牙蛋麵，再加三條即炸春卷。',
      'A fiery bowl for those who finish late: fresh prawns, chilli broth and springy egg noodles, with three spring rolls straight from the oil.',
    ),
    pictures: ['late-supper.svg'],
    contents: [
      item('麻辣鮮蝦麵', 'Spicy prawn noodles', 1, 7200),
      item('炸春卷', 'Spring roll', 3, 1200),
    ],
    rules: [
      say('22:00 至翌日 02:00 使用。', 'From 22:00 to 02:00 the next morning.'),
      say('路環店不適用。', 'Not valid in Coloane.'),
    ],
  }),
  product({
    key: 'one-store-tea',
    merchantKey,
    category: 'drink',
    price: [2900, 4000],
    storeKeys: ['cunha'],
    stock: 300,
    score: 4.5,
    name: say('官也街限定絲襪奶茶兩杯', 'Rua do Cunha Silk-Stocking Milk Tea for Two'),
    description: say(
      '五種茶葉撞茶四次，配淡奶拉出絲滑口感，一凍一熱。只在官也街老舖供應。',
      'Five teas pulled four times and met with evaporated milk, one hot and one iced. Served at our old shop in Rua do Cunha only.',
    ),
    pictures: ['one-store-tea.svg'],
    contents: [item('絲襪奶茶', 'Silk-stocking milk tea', 2, 2000)],
    rules: [
      NO_BOOKING,
      say('只限氹仔官也街店使用。', 'Valid at the Rua do Cunha store in Taipa only.'),
    ],
    attention: [
      say('一凍一熱，先問客人要不要少甜。', 'One hot, one iced; ask about less sugar first.'),
    ],
  }),
  product({
    key: 'wine-tasting',
    merchantKey,
    category: 'drink',
    price: [16800, 24000],
    storeKeys: ['senado', 'coloane'],
    stock: 200,
    score: 4.8,
    minPurchase: 1,
    validity: { startDay: null, endDay: '2028-12-31' as Day, validDays: null },
    name: say('葡萄牙紅白粉紅酒三杯品飲', 'Portuguese Wine Tasting, Three Glasses'),
    description: say(
      '杜羅紅酒、綠酒產區白酒、阿連特茹粉紅酒各一杯，配芝士與提子拼盤，看着日落慢慢品。',
      'A Douro red, a white from the Vinho Verde hills and an Alentejo rosé, with a board of cheese and grapes, taken slowly towards sunset.',
    ),
    pictures: ['wine-tasting.svg', 'wine-tasting-2.svg'],
    contents: [
      item('精選葡萄酒', 'Selected wine, 100 ml', 3, 6000),
      item('芝士提子拼盤', 'Cheese and grape board', 1, 6000),
    ],
    rules: [
      say('只限 18 歲或以上人士。', 'For persons aged 18 or over only.'),
      say('議事亭前地店及路環店適用。', 'Valid at Senado Square and Coloane.'),
    ],
    attention: [
      {
        ...say('核對身份證明：必須年滿 18 歲。', 'Check ID: 18 or over.'),
        kind: 'AGE',
        mustConfirm: true,
      },
      say('先上酒，後上拼盤。', 'Serve the wine first, then the board.'),
      { ...say('每位加送凍檸水一杯。', 'Add one iced lemon water for each guest.'), kind: 'EXTRA' },
    ],
  }),
];
