import { between, item, product, say, type TownProduct } from './town.ts';

const WALK_IN = say('毋須預約，繁忙時段或需輪候。', 'No booking needed; there may be a short wait at busy times.');
const BOOK = say('請提前一日致電預約。', 'Please call one day ahead to book.');
const SERVICE = say('不另收茶位及加一服務費。', 'No tea or service charge is added.');

/** Noodles, Portuguese cooking, dim sum and hotpot. */
export const tables: readonly TownProduct[] = [
  product({
    key: 'foreign-noodle', merchantKey: 'riverside', category: 'food', price: [4800, 6200], storeKeys: ['riverside-barra', 'riverside-fai-chi-kei'], stock: 900, saleQtyTotal: 4120, score: 4.7,
    name: say('柱侯牛腩竹昇麵', 'Braised Brisket Bamboo-Pressed Noodles'), description: say('竹昇壓麵，爽口彈牙；坑腩以柱侯醬炆至入味，湯底用大地魚熬足六小時。', 'Noodles pressed with a bamboo pole, brisket braised in chu hou sauce, broth of dried flounder simmered six hours.'),
    pictures: ['foreign-noodle.svg'], contents: [item('柱侯牛腩麵', 'Brisket noodles', 1, 5400), item('凍檸茶', 'Iced lemon tea', 1, 800)], rules: [WALK_IN],
  }),
  product({
    key: 'crab-congee', merchantKey: 'riverside', category: 'food', price: [13800, 18800], storeKeys: ['riverside-barra'], stock: 240, saleQtyTotal: 2380, score: 4.9,
    name: say('原隻水蟹粥', 'Whole Crab Congee for Two'), description: say('鹹淡水交界的水蟹，配珍珠米煲至綿滑，蟹味全在粥裏。', 'Brackish-water crab simmered with pearl rice until all its sweetness is in the bowl.'),
    pictures: ['crab-congee.svg'], contents: [item('原隻水蟹粥', 'Whole crab congee', 1, 16800), item('春卷', 'Spring roll', 2, 1000)], rules: [WALK_IN, say('水蟹售罄當日停供，可退款。', 'When the crabs are gone, ask for a refund.')],
    attention: [say('提醒客人小心蟹殼，附手套。', 'Warn of shell pieces; hand out gloves.')],
  }),
  product({
    key: 'fish-noodle', merchantKey: 'riverside', category: 'food', price: [3900, 4900], storeKeys: ['riverside-barra', 'riverside-fai-chi-kei'], stock: 800, saleQtyTotal: 3015, score: 4.5,
    name: say('手打鯪魚球湯麵', 'Hand-Beaten Dace Ball Noodles'), description: say('鯪魚肉手打起膠，三粒大魚球浮在奶白湯中。', 'Dace beaten by hand until it springs; three big balls in a milky broth.'),
    pictures: ['fish-noodle.svg'], contents: [item('鯪魚球湯麵', 'Dace ball noodles', 1, 4900)], rules: [WALK_IN],
  }),
  product({
    key: 'african-chicken', merchantKey: 'blue-tile', category: 'food', price: [26800, 36800], storeKeys: ['blue-tile-ruins', 'blue-tile-carmo'], stock: 350, saleQtyTotal: 3290, score: 4.8,
    name: say('葡式非洲雞二人晚餐', 'African Chicken Dinner for Two'), description: say('椰絲、花生、紅椒與十多種香料炆成濃醬，雞肉先烤後焗，是土生葡菜的靈魂。', 'Coconut, peanut, paprika and a dozen spices in one deep sauce; the chicken is grilled, then baked. The soul of Macanese cooking.'),
    pictures: ['african-chicken.svg', 'african-chicken-2.svg'], contents: [item('非洲雞', 'African chicken', 1, 22800), item('餐湯', 'Soup', 2, 3500), item('木糠布甸', 'Serradura', 2, 3500)], rules: [BOOK, SERVICE],
  }),
  product({
    key: 'cod-dinner', merchantKey: 'blue-tile', category: 'food', price: [8800, 11800], storeKeys: ['blue-tile-ruins', 'blue-tile-carmo'], stock: 500, saleQtyTotal: 1930, score: 4.6,
    name: say('馬介休球六件', 'Codfish Cakes, Six Pieces'), description: say('鹽漬鱈魚拆絲，混薯蓉與番荽，炸至金黃，擠少許檸檬汁最醒味。', 'Salt cod pulled into threads with potato and parsley, fried gold; best with a little lemon.'),
    pictures: ['cod-dinner.svg'], contents: [item('馬介休球', 'Codfish cake', 6, 1800), item('黑水欖沙律', 'Olive salad', 1, 1000)], rules: [WALK_IN, SERVICE],
  }),
  product({
    key: 'seafood-rice', merchantKey: 'blue-tile', category: 'food', price: [32800, 43800], storeKeys: ['blue-tile-carmo'], stock: 180, saleQtyTotal: 1108, score: 4.8,
    name: say('葡式海鮮燴飯（三至四位）', 'Portuguese Seafood Rice for Three or Four'), description: say('大蝦、青口、蜆與番茄蝦湯一鍋煮，飯粒吸滿海味。', 'Prawns, mussels and clams in a tomato and shell stock until the rice has drunk it all.'),
    pictures: ['seafood-rice.svg'], contents: [item('海鮮燴飯', 'Seafood rice', 1, 39800), item('蒜蓉包', 'Garlic bread', 4, 1000)], rules: [BOOK, SERVICE], attention: [{ ...say('先問客人有沒有海鮮敏感。', 'Ask about shellfish allergy first.'), kind: 'ALLERGY', mustConfirm: true }],
  }),
  product({
    key: 'dim-sum-set', merchantKey: 'jade-pavilion', category: 'food', price: [16800, 22800], storeKeys: ['jade-horta', 'jade-almeida'], stock: 700, saleQtyTotal: 5210, score: 4.7, useTime: { hours: between(8, 15), weekdays: [], blackoutDays: [] },
    name: say('懷舊點心八籠（二至三位）', 'Heritage Dim Sum, Eight Baskets'), description: say('蝦餃、燒賣、叉燒包等八籠，師傅即叫即蒸，茶芥全包。', 'Har gow, siu mai, barbecue pork buns and more: eight baskets steamed to order, tea and condiments included.'),
    pictures: ['dim-sum-set.svg', 'dim-sum-set-2.svg'], contents: [item('點心', 'Dim sum basket', 8, 2600), item('茶位', 'Tea', 2, 1000)], rules: [say('08:00–15:00 使用。', 'From 08:00 to 15:00.'), SERVICE],
  }),
  product({
    key: 'roast-goose', merchantKey: 'jade-pavilion', category: 'food', price: [19800, 26800], storeKeys: ['jade-horta', 'jade-almeida'], stock: 260, saleQtyTotal: 1644, score: 4.6,
    name: say('掛爐燒鵝半隻配時菜', 'Half Roast Goose with Greens'), description: say('黑鬃鵝掛爐燒至皮脆肉嫩，鵝汁淋菜心，配酸梅醬。', 'Black-maned goose hung and roasted until the skin crackles, juices over choi sum, with plum sauce.'),
    pictures: ['roast-goose.svg'], contents: [item('燒鵝半隻', 'Half roast goose', 1, 23800), item('鵝汁菜心', 'Choi sum in goose juices', 1, 3000)], rules: [BOOK, SERVICE],
  }),
  product({
    key: 'hotpot-two', merchantKey: 'lantern', category: 'food', price: [25800, 35800], storeKeys: ['lantern-nape', 'lantern-taipa'], stock: 420, saleQtyTotal: 2870, score: 4.7,
    name: say('鴛鴦火鍋二人套餐', 'Two-Broth Hotpot for Two'), description: say('麻辣與奶白魚湯各半，手切肥牛、鮮菇、手打丸、時菜一應俱全。', 'Half spicy, half milky fish broth, with hand-cut beef, mushrooms, bouncing balls and greens.'),
    pictures: ['hotpot-two.svg'], contents: [item('鴛鴦鍋底', 'Two broths', 1, 9800), item('手切肥牛', 'Hand-cut beef', 2, 8800), item('丸菇菜拼盤', 'Balls, mushrooms and greens', 1, 8400)], rules: [say('用餐限時兩小時。', 'Two hours a table.'), SERVICE],
  }),
  product({
    key: 'hotpot-four', merchantKey: 'lantern', category: 'food', price: [46800, 65800], storeKeys: ['lantern-nape'], stock: 200, saleQtyTotal: 960, score: 4.6, useTime: { hours: between(17.5, 23.5), weekdays: [], blackoutDays: [] },
    name: say('紅燈籠四人圍爐宴', 'Red Lantern Hotpot for Four'), description: say('一鍋紅湯，六款主菜，四碗甜湯，一家人圍着食最暖。', 'One red broth, six plates, four bowls of sweet soup: warmest with the family around it.'),
    pictures: ['hotpot-four.svg'], contents: [item('招牌紅湯鍋底', 'Signature red broth', 1, 12800), item('主菜', 'Plates', 6, 7500), item('甜湯', 'Sweet soup', 4, 2000)], rules: [say('17:30–23:30 使用。', 'From 17:30 to 23:30.'), BOOK],
  }),
];
