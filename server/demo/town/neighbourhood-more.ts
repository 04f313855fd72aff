import { between, item, product, say, type TownProduct } from './town.ts';
import type { Day } from '#shared/kernel/time.ts';

const merchantKey = 'neighbourhood';
const ALL_STORES = ['senado', 'rotunda', 'cunha', 'coloane'] as const;
const day = (text: string): Day => text as Day;
const NO_BOOKING = say(
  '毋須預約，到店出示券碼即可。',
  'No booking needed; show the voucher at the counter.',
);
const FOUR_STORES = say(
  '澳門、氹仔及路環四間分店通用。',
  'Valid at all four stores on the peninsula, Taipa and Coloane.',
);

/** The demonstration's own merchant: feasts, sold-out and stopped products, and its tea tables. */
export const neighbourhoodMore: readonly TownProduct[] = [
  product({
    key: 'future-fest',
    merchantKey,
    category: 'food',
    price: [38800, 52000],
    storeKeys: ALL_STORES,
    stock: 400,
    score: null,
    validity: { startDay: day('2027-12-01'), endDay: day('2028-01-31'), validDays: null },
    name: say('冬日團圓脆皮燒肉宴', 'Winter Reunion Crispy Pork Feast'),
    description: say(
      '脆皮燒肉、上湯時菜、老火湯與甜品，四位用。二〇二七年十二月起供應，提早買更優惠。',
      'Crackling roast pork, greens in stock, slow soup and dessert for four. Served from December 2027; early buyers pay less.',
    ),
    pictures: ['future-fest.svg'],
    contents: [
      item('脆皮燒肉', 'Crackling roast pork', 1, 28000),
      item('上湯時菜', 'Greens in stock', 1, 8000),
      item('老火湯', 'Slow-cooked soup', 4, 4000),
    ],
    rules: [
      say(
        '2027 年 12 月 1 日至 2028 年 1 月 31 日使用。',
        'Valid from 1 December 2027 to 31 January 2028.',
      ),
      say('請提前一日預約。', 'Book one day ahead.'),
    ],
  }),
  product({
    key: 'blocked-set',
    notShownOn: ['merchantHomePage'],
    merchantKey,
    category: 'food',
    price: [9800, 13800],
    storeKeys: ALL_STORES,
    stock: 100,
    score: 4.3,
    isBlocked: true,
    name: say('燒味雙拼家庭餐', 'Roast Meat Family Set'),
    description: say(
      '燒肉配時菜，另跟白飯及例湯，兩位用。',
      'Roast pork with greens, rice and the soup of the day, for two.',
    ),
    pictures: ['blocked-set.svg'],
    contents: [
      item('燒味拼盤', 'Roast meat platter', 1, 9800),
      item('白飯', 'Rice', 2, 800),
      item('例湯', 'Soup of the day', 2, 1200),
    ],
    rules: [NO_BOOKING, FOUR_STORES],
    attention: [say('此產品暫停兌換，請店長處理。', 'Redemption is stopped; call the manager.')],
  }),
  product({
    key: 'blackout-brunch',
    merchantKey,
    category: 'buffet',
    price: [11800, 15800],
    storeKeys: ALL_STORES,
    stock: 500,
    score: 4.6,
    useTime: {
      hours: between(9, 14),
      weekdays: [],
      blackoutDays: [
        '2026-12-24',
        '2026-12-25',
        '2026-12-31',
        '2027-01-01',
        '2027-02-06',
        '2027-02-07',
        '2027-02-08',
      ].map(day),
    },
    name: say('街坊自助早午餐', 'Neighbourhood Brunch Buffet'),
    description: say(
      '叉燒包、炸春卷、白粥、煎蛋任食，咖啡或茶任飲九十分鐘。',
      'Barbecue pork buns, spring rolls, congee and eggs without end, with coffee or tea for ninety minutes.',
    ),
    pictures: ['blackout-brunch.svg'],
    contents: [item('自助早午餐一位', 'Brunch buffet for one', 1, 15800)],
    rules: [
      say('09:00–14:00 使用，用餐限時 90 分鐘。', '09:00 to 14:00, ninety minutes a table.'),
      say(
        '平安夜、聖誕節、除夕、元旦及農曆新年不適用。',
        'Not valid on Christmas Eve and Day, New Year’s Eve and Day, or Lunar New Year.',
      ),
    ],
  }),
  product({
    key: 'sold-out-tart',
    merchantKey,
    category: 'food',
    price: [1500, 2200],
    storeKeys: ALL_STORES,
    stock: 0,
    score: 5,
    name: say('期間限定巨型葡撻', 'Limited Giant Egg Tart'),
    description: say(
      '比手掌還要大的葡撻，每日只焗三十個，賣完即止。',
      'An egg tart larger than a hand, thirty a day and no more.',
    ),
    pictures: ['sold-out-tart.svg'],
    contents: [item('巨型葡撻', 'Giant egg tart', 1, 2200)],
    rules: [NO_BOOKING, FOUR_STORES],
  }),
  product({
    key: 'tart-dozen',
    merchantKey,
    category: 'food',
    price: [10800, 15600],
    storeKeys: ALL_STORES,
    stock: 900,
    isRefundAnytime: false,
    score: 4.9,
    name: say('派對葡撻十二個', 'Party Tray of 12 Egg Tarts'),
    description: say(
      '一盤十二個，開會、生日、探親都合適，店員會用保溫盒裝好。',
      'Twelve on a tray for meetings, birthdays and visits, packed in a warm box.',
    ),
    pictures: ['tray.svg'],
    contents: [item('經典葡撻', 'Classic egg tart', 12, 1300)],
    rules: [FOUR_STORES, say('請提前兩小時致電分店。', 'Please call the store two hours ahead.')],
    attention: [say('用保溫盒，附餐巾十二張。', 'Use the warm box and add twelve napkins.')],
  }),
  product({
    key: 'serradura-cups',
    merchantKey,
    category: 'food',
    price: [4500, 6600],
    storeKeys: ALL_STORES,
    stock: 700,
    score: 4.8,
    name: say('木糠布甸三杯裝', 'Serradura Pudding, Three Cups'),
    description: say(
      '忌廉打至剛好企身，隔層鋪上幼滑餅碎，冰凍後更似雪糕。',
      'Cream whipped until it just stands, layered with fine biscuit dust; colder, it is almost ice cream.',
    ),
    pictures: ['serradura-cups.svg'],
    contents: [item('木糠布甸', 'Serradura pudding', 3, 2200)],
    rules: [NO_BOOKING, FOUR_STORES],
  }),
  product({
    key: 'pineapple-tea',
    merchantKey,
    category: 'food',
    price: [2600, 3400],
    storeKeys: ALL_STORES,
    stock: 1000,
    score: 4.7,
    useTime: { hours: between(14.5, 18), weekdays: [], blackoutDays: [] },
    name: say('冰火菠蘿油下午茶', 'Pineapple Bun Afternoon Tea'),
    description: say(
      '熱辣辣菠蘿包夾一片凍牛油，配一杯熱奶茶，三點三就要咁食。',
      'A hot pineapple bun around a cold slab of butter, with milk tea: what a quarter past three is for.',
    ),
    pictures: ['pineapple-tea.svg'],
    contents: [
      item('菠蘿油', 'Buttered pineapple bun', 1, 1600),
      item('熱奶茶', 'Hot milk tea', 1, 1800),
    ],
    rules: [say('14:30–18:00 使用。', 'From 14:30 to 18:00.'), FOUR_STORES],
  }),
  product({
    key: 'toast-set',
    merchantKey,
    category: 'food',
    price: [3200, 4200],
    storeKeys: ['senado', 'rotunda'],
    stock: 600,
    score: 4.5,
    useTime: { hours: between(7.5, 11), weekdays: [], blackoutDays: [] },
    name: say('奶油厚多士早餐', 'Thick Toast Breakfast'),
    description: say(
      '厚切多士、牛油、煉奶，配葡撻一個與黑咖啡。',
      'Thick toast with butter and condensed milk, an egg tart and black coffee.',
    ),
    pictures: ['toasts.svg'],
    contents: [
      item('奶油厚多士', 'Thick toast', 1, 1600),
      item('葡撻', 'Egg tart', 1, 1300),
      item('黑咖啡', 'Black coffee', 1, 1300),
    ],
    rules: [
      say('07:30–11:00 使用。', 'From 07:30 to 11:00.'),
      say('議事亭前地店及三盞燈店適用。', 'Valid at Senado Square and Rotunda.'),
    ],
  }),
  product({
    key: 'chop-rice',
    merchantKey,
    category: 'food',
    price: [5600, 7200],
    storeKeys: ALL_STORES,
    stock: 800,
    score: 4.6,
    name: say('黑椒牛肋條煎蛋飯', 'Black Pepper Beef Rib Rice with Egg'),
    description: say(
      '慢火炆四小時的牛肋條，黑椒汁、太陽蛋、珍珠米飯。',
      'Beef rib fingers braised for four hours, pepper gravy, a sunny egg and pearl rice.',
    ),
    pictures: ['chop-rice.svg'],
    contents: [item('黑椒牛肋條飯', 'Black pepper beef rib rice', 1, 7200)],
    rules: [NO_BOOKING, FOUR_STORES],
    // the one product that keeps what is out of date: a till of the demonstration meets an expired voucher
    isAutoRefund: false,
  }),
];
