import { item, product, say, type TownProduct } from './town.ts';

const BOOK = say('請提前一日致電預約。', 'Please call one day ahead to book.');
const LATE = say('遲到十五分鐘以上，療程時間或會縮短。', 'Arriving more than fifteen minutes late may shorten the treatment.');
const STILL = ['still-nape', 'still-taipa'] as const;

/** Massage, hair, nails, cinema, play and boats. */
export const pleasures: readonly TownProduct[] = [
  product({
    key: 'shoulder-rub', merchantKey: 'still-water', category: 'beauty', price: [19800, 29800], storeKeys: STILL, stock: 300, saleQtyTotal: 2115, score: 4.7,
    name: say('肩頸舒壓按摩 60 分鐘', 'Neck and Shoulder Massage, 60 Minutes'), description: say('為久坐一族而設，熱毛巾敷肩後以指壓鬆開肌筋。', 'For those who sit all day: hot towels first, then thumb pressure to loosen every knot.'),
    pictures: ['shoulder-rub.svg'], contents: [item('肩頸按摩', 'Neck and shoulder massage', 1, 29800)], rules: [BOOK, LATE], attention: [{ ...say('詢問客人有否懷孕或受傷。', 'Ask about pregnancy and injuries.'), mustConfirm: true }],
  }),
  product({
    key: 'hot-stones', merchantKey: 'still-water', category: 'beauty', price: [38800, 58000], storeKeys: STILL, stock: 160, saleQtyTotal: 874, score: 4.9,
    name: say('火山熱石全身護理 90 分鐘', 'Volcanic Hot Stone Ritual, 90 Minutes'), description: say('玄武岩溫熱至五十度，沿經絡推行，暖意直透全身。', 'Basalt warmed to fifty degrees and drawn along the back until the warmth goes all the way through.'),
    pictures: ['hot-stones.svg'], contents: [item('熱石護理', 'Hot stone ritual', 1, 55000), item('花茶', 'Flower tea', 1, 3000)], rules: [BOOK, LATE],
  }),
  product({
    key: 'foot-five', merchantKey: 'still-water', category: 'beauty', price: [69800, 99000], storeKeys: STILL, timesTotal: 5, stock: 120, saleQtyTotal: 530, score: 4.8, validity: { startDay: null, endDay: null, validDays: 365 },
    name: say('草本浴足五次卡', 'Herbal Foot Bath Card, 5 Visits'), description: say('木桶藥浴二十分鐘，足底按摩四十分鐘，一卡五次，可與家人共用。', 'Twenty minutes in the wooden tub, forty of foot massage; five visits on a card that the family may share.'),
    pictures: ['foot-five.svg'], contents: [item('草本浴足', 'Herbal foot bath', 5, 19800)], rules: [BOOK, say('每次可用一次或以上。', 'One or more uses a visit.')],
  }),
  product({
    key: 'spa-pair', merchantKey: 'still-water', category: 'beauty', price: [68800, 98000], storeKeys: ['still-taipa'], stock: 80, saleQtyTotal: 265, score: 4.8, minPurchase: 1,
    name: say('雙人水療半日', 'Half-Day Spa for Two'), description: say('雙人房、桑拿、香薰按摩與輕食，一起放慢半日。', 'A room for two, sauna, aromatic massage and a light lunch: half a day at half the speed.'),
    pictures: ['spa-pair.svg'], contents: [item('香薰按摩', 'Aromatic massage', 2, 42000), item('輕食', 'Light lunch', 2, 7000)], rules: [BOOK, LATE],
  }),
  product({
    key: 'cut-wash', merchantKey: 'silhouette', category: 'beauty', price: [12800, 18000], storeKeys: ['silhouette-rotunda'], stock: 260, saleQtyTotal: 1930, score: 4.6,
    name: say('洗剪吹造型', 'Wash, Cut and Blow-Dry'), description: say('資深髮型師先傾後剪，男女同價，包頭皮洗護。', 'A senior stylist who talks before cutting; one price for all, scalp wash included.'),
    pictures: ['cut-wash.svg'], contents: [item('洗剪吹', 'Wash, cut and blow-dry', 1, 18000)], rules: [BOOK],
  }),
  product({
    key: 'colour-care', merchantKey: 'silhouette', category: 'beauty', price: [39800, 68000], storeKeys: ['silhouette-rotunda'], stock: 90, saleQtyTotal: 412, score: 4.5,
    name: say('染髮連修護療程', 'Colour with Repair Treatment'), description: say('無氨染膏配三層修護，不限髮長。', 'Ammonia-free colour with a three-layer repair, any length.'),
    pictures: ['colour-care.svg'], contents: [item('染髮', 'Colour', 1, 48000), item('修護療程', 'Repair treatment', 1, 20000)], rules: [BOOK, say('建議 48 小時前作敏感測試。', 'A patch test 48 hours before is advised.')], attention: [{ ...say('確認已作敏感測試。', 'Confirm the patch test.'), kind: 'ALLERGY', mustConfirm: true }],
  }),
  product({
    key: 'gel-nails', merchantKey: 'silhouette', category: 'beauty', price: [16800, 24800], storeKeys: ['silhouette-rotunda'], stock: 180, saleQtyTotal: 1045, score: 4.7,
    name: say('單色凝膠美甲', 'Single-Colour Gel Manicure'), description: say('修形、去死皮、單色凝膠，百多色任選，附免費卸甲一次。', 'Shaping, cuticles and one gel colour of a hundred, with one free removal.'),
    pictures: ['gel-nails.svg'], contents: [item('凝膠美甲', 'Gel manicure', 1, 20800), item('卸甲', 'Removal', 1, 4000)], rules: [BOOK],
  }),
  product({
    key: 'nails-three', merchantKey: 'silhouette', category: 'beauty', price: [42800, 62400], storeKeys: ['silhouette-rotunda'], timesTotal: 3, stock: 70, saleQtyTotal: 296, score: 4.6, validity: { startDay: null, endDay: null, validDays: 180 },
    name: say('護手美甲三次卡', 'Manicure Card, 3 Visits'), description: say('半年內三次護手連上色，指尖常新。', 'Three manicures with colour in half a year.'),
    pictures: ['nails-three.svg'], contents: [item('護手連上色', 'Manicure with colour', 3, 20800)], rules: [BOOK],
  }),
  product({
    key: 'cinema-pair', merchantKey: 'star-harbour', category: 'leisure', price: [14800, 21000], storeKeys: ['star-cotai'], stock: 500, saleQtyTotal: 3380, score: 4.5,
    name: say('雙人戲票配大爆谷', 'Two Cinema Seats with Large Popcorn'), description: say('任何場次二維影院兩座位，一桶焦糖爆谷。', 'Two seats at any 2D showing and a tub of caramel popcorn.'),
    pictures: ['cinema-pair.svg'], contents: [item('戲票', 'Cinema seat', 2, 8000), item('大爆谷', 'Large popcorn', 1, 5000)], rules: [say('到票房選場次，視乎座位供應。', 'Choose the showing at the box office, subject to seats.')],
  }),
  product({
    key: 'cinema-ten', merchantKey: 'star-harbour', category: 'leisure', price: [56800, 80000], storeKeys: ['star-cotai'], timesTotal: 10, stock: 150, saleQtyTotal: 488, score: 4.6, validity: { startDay: null, endDay: null, validDays: 365 },
    name: say('影迷十次卡', 'Film Lover’s Card, 10 Seats'), description: say('十個座位，一年內任何場次，與朋友同看亦可。', 'Ten seats in a year at any showing, alone or with friends.'),
    pictures: ['cinema-ten.svg'], contents: [item('戲票', 'Cinema seat', 10, 8000)], rules: [say('每次最多用四個座位。', 'At most four seats a visit.')],
  }),
  product({
    key: 'leap-hour', merchantKey: 'leap-park', category: 'leisure', price: [9800, 14000], storeKeys: ['leap-areia-preta'], stock: 400, saleQtyTotal: 2260, score: 4.6,
    name: say('彈床任跳 60 分鐘', 'Trampoline Hour'), description: say('三十張連環彈床、灌籃道與泡棉池，附防滑襪一對。', 'Thirty linked trampolines, a dunk lane and a foam pit, with a pair of grip socks.'),
    pictures: ['leap-hour.svg'], contents: [item('任跳一小時', 'One hour of jumping', 1, 12500), item('防滑襪', 'Grip socks', 1, 1500)], rules: [say('適合 6 歲或以上；兒童須有成人陪同。', 'For ages 6 and over; children need an adult.')], attention: [say('請客人簽署安全須知，派防滑襪。', 'Have the safety sheet signed; hand out socks.')],
  }),
  product({
    key: 'leap-family', merchantKey: 'leap-park', category: 'leisure', price: [25800, 36000], storeKeys: ['leap-areia-preta'], stock: 160, saleQtyTotal: 918, score: 4.7,
    name: say('親子滑梯波波池半日票', 'Family Slide and Ball Pit, Half Day'), description: say('兩大一小，巨型滑梯、波波池與攀爬網玩半日。', 'Two adults and a child among the great slide, the ball pit and the nets for half a day.'),
    pictures: ['leap-family.svg'], contents: [item('成人', 'Adult', 2, 10000), item('小童', 'Child', 1, 16000)], rules: [say('半日為四小時。', 'Half a day is four hours.')],
  }),
  product({
    key: 'sunset-sail', merchantKey: 'lotus-sail', category: 'leisure', price: [22800, 32000], storeKeys: ['lotus-pier'], stock: 90, saleQtyTotal: 760, score: 4.9, checkSubscribeType: 'BEFORE_ORDER', isRefundAnytime: true,
    name: say('紅帆船日落航程', 'Red-Sail Junk at Sunset'), description: say('由媽閣開船，繞西灣與十六浦，九十分鐘看天色由金轉藍。', 'From Barra around Sai Van and the Inner Harbour: ninety minutes while the sky turns from gold to blue.'),
    pictures: ['sunset-sail.svg'], contents: [item('日落航程', 'Sunset sail', 1, 29000), item('迎賓飲品', 'Welcome drink', 1, 3000)], rules: [say('開船前 20 分鐘到碼頭。', 'Be at the pier 20 minutes before sailing.'), say('惡劣天氣改期或全數退款。', 'In bad weather the trip is moved or refunded in full.')],
  }),
  product({
    key: 'harbour-tour', merchantKey: 'lotus-sail', category: 'leisure', price: [12800, 16800], storeKeys: ['lotus-pier'], stock: 300, saleQtyTotal: 1490, score: 4.5,
    name: say('內港觀光船一小時', 'One-Hour Harbour Tour'), description: say('三語導賞，由漁船世家細說內港一百年。', 'A guide in three languages tells a hundred years of the Inner Harbour.'),
    pictures: ['harbour-tour.svg'], contents: [item('船票', 'Boat ticket', 1, 16800)], rules: [say('逢正點開船，10:00–17:00。', 'Sails on the hour, 10:00 to 17:00.')],
  }),
  product({
    key: 'wheel-night', merchantKey: 'lotus-sail', category: 'leisure', price: [7800, 10000], storeKeys: ['lotus-pier'], stock: 600, saleQtyTotal: 2035, score: 4.4, useTime: { hours: [{ fromMinute: 1080, toMinute: 1380 }], weekdays: [], blackoutDays: [] },
    name: say('海濱摩天輪夜票', 'Waterfront Wheel by Night'), description: say('十五分鐘升上夜空，三橋燈火盡收眼底。', 'Fifteen minutes up into the night, three bridges alight below.'),
    pictures: ['wheel-night.svg'], contents: [item('摩天輪', 'Wheel ride', 1, 10000)], rules: [say('18:00–23:00 使用。', 'From 18:00 to 23:00.')],
  }),
];
