import { between, item, product, say, WEEKDAYS, type TownProduct } from './town.ts';

const BOOK = say('請提前三日致電預約。', 'Please call three days ahead to book.');
const SERVICE = say('已包服務費及稅項。', 'Service and tax are included.');
const CHECK_IN = say('15:00 後入住，12:00 前退房。', 'Check in after 15:00, out before 12:00.');
const LODGERS = { ...say('核對每位住客的身份證明文件。', 'Check the identity document of every guest.'), kind: 'ID', mustConfirm: true } as const;

/** Hotel buffets, rooms and the beach. */
export const stays: readonly TownProduct[] = [
  product({
    key: 'dinner-buffet', merchantKey: 'harbour-crown', category: 'buffet', price: [38800, 52800], storeKeys: ['crown-nape', 'crown-cotai'], stock: 500, saleQtyTotal: 4620, score: 4.7, useTime: { hours: between(18, 22), weekdays: [], blackoutDays: [] },
    name: say('龍蝦海鮮自助晚餐', 'Lobster and Seafood Dinner Buffet'), description: say('波士頓龍蝦每位一隻，凍海鮮、即切燒牛、葡國菜與二十款甜品任食。', 'A lobster for each guest, cold seafood, carved beef, Portuguese dishes and twenty desserts.'),
    pictures: ['dinner-buffet.svg', 'dinner-buffet-2.svg'], contents: [item('自助晚餐一位', 'Dinner buffet for one', 1, 52800)], rules: [BOOK, SERVICE, say('18:00–22:00 使用。', 'From 18:00 to 22:00.')], attention: [say('派龍蝦券一張。', 'Hand out one lobster coupon.')],
  }),
  product({
    key: 'seafood-lunch', merchantKey: 'harbour-crown', category: 'buffet', price: [22800, 29800], storeKeys: ['crown-nape'], stock: 300, saleQtyTotal: 1880, score: 4.5, useTime: { hours: between(12, 14.5), weekdays: WEEKDAYS, blackoutDays: [] },
    name: say('平日海鮮自助午餐', 'Weekday Seafood Lunch Buffet'), description: say('鮮蝦、青口與海景，星期一至五午市輕鬆一聚。', 'Prawns, mussels and the sea in the window, Monday to Friday.'),
    pictures: ['seafood-lunch.svg'], contents: [item('自助午餐一位', 'Lunch buffet for one', 1, 29800)], rules: [SERVICE, say('星期一至五 12:00–14:30 使用。', 'Monday to Friday, 12:00 to 14:30.')],
  }),
  product({
    key: 'high-tea', merchantKey: 'harbour-crown', category: 'buffet', price: [29800, 42800], storeKeys: ['crown-nape', 'crown-cotai'], stock: 220, saleQtyTotal: 1236, score: 4.6, useTime: { hours: between(14.5, 17.5), weekdays: [], blackoutDays: [] },
    name: say('三層架葡式下午茶二人', 'Three-Tier Portuguese High Tea for Two'), description: say('迷你葡撻、鹹點與司康層層疊，茶或咖啡任添。', 'Small tarts, savouries and scones in three tiers, tea or coffee without end.'),
    pictures: ['high-tea.svg'], contents: [item('三層下午茶', 'Three-tier tea', 1, 36800), item('茶或咖啡', 'Tea or coffee', 2, 3000)], rules: [SERVICE, say('14:30–17:30 使用。', 'From 14:30 to 17:30.')],
  }),
  product({
    key: 'hotpot-buffet', merchantKey: 'lantern', category: 'buffet', price: [19800, 26800], storeKeys: ['lantern-nape', 'lantern-taipa'], stock: 380, saleQtyTotal: 2740, score: 4.5,
    name: say('火鍋放題兩小時', 'All-You-Can-Eat Hotpot, Two Hours'), description: say('六十款配料任點，鮮蝦、肥牛、手打丸即叫即上，汽水任飲。', 'Sixty plates to order: prawns, beef, hand-beaten balls, with soft drinks.'),
    pictures: ['hotpot-buffet.svg'], contents: [item('火鍋放題一位', 'Hotpot for one', 1, 26800)], rules: [say('用餐限時兩小時。', 'Two hours a table.'), say('浪費食物按每百克 $20 收費。', 'Wasted food is charged at $20 per 100 g.')],
  }),
  product({
    key: 'harbour-night', merchantKey: 'harbour-crown', category: 'stay', price: [88800, 138800], storeKeys: ['crown-nape', 'crown-cotai'], stock: 60, saleQtyTotal: 684, score: 4.8, checkSubscribeType: 'AFTER_ORDER', limitCount: 4,
    name: say('海景雙人房一晚連早餐', 'Harbour-View Room for Two with Breakfast'), description: say('落地玻璃對正外港夜色，泳池、健身室任用，翌晨雙人早餐。', 'Glass from floor to ceiling on the Outer Harbour, pool and gym, breakfast for two.'),
    pictures: ['harbour-night.svg', 'harbour-night-2.svg'], contents: [item('海景雙人房', 'Harbour-view room', 1, 112800), item('早餐', 'Breakfast', 2, 13000)], rules: [BOOK, CHECK_IN, SERVICE], attention: [LODGERS],
  }),
  product({
    key: 'family-suite', merchantKey: 'harbour-crown', category: 'stay', price: [128800, 188000], storeKeys: ['crown-cotai'], stock: 40, saleQtyTotal: 352, score: 4.7, checkSubscribeType: 'AFTER_ORDER',
    name: say('路氹親子套房宅度假', 'Cotai Family Suite Staycation'), description: say('兩張大床、小熊公仔與兒童浴袍，樓下就是水上樂園。', 'Two big beds, a bear, small bathrobes and the water park downstairs.'),
    pictures: ['family-suite.svg'], contents: [item('親子套房', 'Family suite', 1, 160000), item('水上樂園門票', 'Water park ticket', 4, 7000)], rules: [BOOK, CHECK_IN], attention: [LODGERS],
  }),
  product({
    key: 'pool-day', merchantKey: 'harbour-crown', category: 'stay', price: [19800, 28000], storeKeys: ['crown-cotai'], stock: 200, saleQtyTotal: 1110, score: 4.5, useTime: { hours: between(9, 19), weekdays: [], blackoutDays: [] },
    name: say('渡假村泳池日票', 'Resort Pool Day Pass'), description: say('造浪池、漂流河與沙灘椅，附毛巾與儲物櫃。', 'Wave pool, lazy river and a deck chair, with towel and locker.'),
    pictures: ['pool-day.svg'], contents: [item('泳池日票', 'Pool day pass', 1, 28000)], rules: [say('09:00–19:00 使用；雷暴時關閉。', 'From 09:00 to 19:00; closed in thunderstorms.')],
  }),
  product({
    key: 'beach-house', merchantKey: 'black-sand', category: 'stay', price: [68800, 98000], storeKeys: ['black-sand-hac-sa'], stock: 30, saleQtyTotal: 208, score: 4.8, checkSubscribeType: 'AFTER_ORDER',
    name: say('黑沙海灘小屋一晚', 'A Night by the Black Sand'), description: say('推門就是黑沙海灘，露台燒烤爐與兩張帆布椅等着你。', 'The door opens on the black beach; a grill and two canvas chairs are waiting on the terrace.'),
    pictures: ['beach-house.svg'], contents: [item('海灘小屋', 'Beach house', 1, 88000), item('燒烤包', 'Barbecue pack', 1, 10000)], rules: [BOOK, CHECK_IN], attention: [LODGERS],
  }),
  product({
    key: 'kayak-day', merchantKey: 'black-sand', category: 'leisure', price: [24800, 34000], storeKeys: ['black-sand-hac-sa'], stock: 80, saleQtyTotal: 566, score: 4.7, useTime: { hours: between(9, 17), weekdays: [], blackoutDays: [] },
    name: say('雙人獨木舟半日', 'Two-Seat Kayak, Half a Day'), description: say('沿龍爪角岸線划行，救生衣與防水袋齊備，初學有教練帶。', 'Along the Longchao headland with life vest and dry bag; a coach leads beginners.'),
    pictures: ['kayak-day.svg'], contents: [item('雙人獨木舟', 'Two-seat kayak', 1, 28000), item('教練', 'Coach', 1, 6000)], rules: [say('風球或雷暴時改期或退款。', 'Moved or refunded under storm signals.'), say('須懂游泳 50 米。', 'You must be able to swim 50 metres.')], attention: [say('檢查救生衣扣好。', 'See that the life vest is fastened.')],
  }),
];
