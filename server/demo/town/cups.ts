import { item, product, say, type TownProduct } from './town.ts';

const WALK_IN = say('毋須預約，到店出示券碼即可。', 'No booking needed; show the voucher at the counter.');
const ADULTS = say('只限 18 歲或以上人士購買及領取。', 'To be bought and collected by persons aged 18 or over only.');
const CHECK_ID = { ...say('核對身份證明：必須年滿 18 歲。', 'Check ID: 18 or over.'), kind: 'AGE', mustConfirm: true } as const;
const PEARL = ['pearl-domingos', 'pearl-san-kiu', 'pearl-ocean'] as const;
const LIGHTHOUSE = ['lighthouse-guia', 'lighthouse-lazarus'] as const;

/** Shaken tea, coffee and wine. */
export const cups: readonly TownProduct[] = [
  product({
    key: 'brown-sugar-pearl', merchantKey: 'pearl-leaf', category: 'drink', price: [1900, 2800], storeKeys: PEARL, stock: 2000, saleQtyTotal: 8450, score: 4.7,
    name: say('黑糖虎紋珍珠鮮奶', 'Brown Sugar Pearl Milk'), description: say('黑糖慢煮珍珠，杯壁掛出虎紋，搖勻之前先看一眼。', 'Pearls simmered in brown sugar that stripes the cup; look before you shake.'),
    pictures: ['brown-sugar-pearl.svg'], contents: [item('黑糖珍珠鮮奶（大）', 'Brown sugar pearl milk, large', 1, 2800)], rules: [WALK_IN, say('甜度及冰量可調。', 'Sugar and ice to taste.')],
  }),
  product({
    key: 'fruit-pair', merchantKey: 'pearl-leaf', category: 'drink', price: [3600, 5000], storeKeys: PEARL, stock: 1500, saleQtyTotal: 4790, score: 4.6,
    name: say('香橙青檸水果茶兩杯', 'Orange and Lime Fruit Tea for Two'), description: say('每杯用半個鮮橙或兩個青檸即切，四季春茶底，酸甜解渴。', 'Half a fresh orange or two limes in each, cut to order over four-seasons oolong.'),
    pictures: ['fruit-pair.svg'], contents: [item('香橙水果茶', 'Orange fruit tea', 1, 2500), item('青檸水果茶', 'Lime fruit tea', 1, 2500)], rules: [WALK_IN],
  }),
  product({
    key: 'tea-ten', merchantKey: 'pearl-leaf', category: 'drink', price: [16800, 25000], storeKeys: PEARL, stock: 600, saleQtyTotal: 1322, score: 4.8, timesTotal: 10, validity: { startDay: null, endDay: null, validDays: 365 },
    name: say('任選茶飲十次卡', 'Any Tea Card, 10 Cups'), description: say('全餐牌茶飲任選十杯，一年內用完即可。', 'Ten cups of anything on the board, within a year.'),
    pictures: ['tea-ten.svg'], contents: [item('任選茶飲', 'Tea of your choice', 10, 2500)], rules: [WALK_IN, say('每次最多用三杯。', 'At most three cups a visit.')],
  }),
  product({
    key: 'hand-drip', merchantKey: 'lighthouse', category: 'drink', price: [4200, 5800], storeKeys: LIGHTHOUSE, stock: 400, saleQtyTotal: 1685, score: 4.8,
    name: say('單品手沖咖啡', 'Single-Origin Hand Drip'), description: say('從當周三款淺焙豆中選一款，咖啡師即磨即沖，附風味卡。', 'One of the week’s three light roasts, ground and poured before you, with its tasting card.'),
    pictures: ['hand-drip.svg'], contents: [item('手沖咖啡', 'Hand-drip coffee', 1, 5800)], rules: [WALK_IN],
  }),
  product({
    key: 'latte-tart', merchantKey: 'lighthouse', category: 'drink', price: [4900, 6800], storeKeys: LIGHTHOUSE, stock: 700, saleQtyTotal: 2440, score: 4.7,
    name: say('拉花鮮奶咖啡配葡撻兩個', 'Latte with Two Egg Tarts'), description: say('松山行完山，一杯鮮奶咖啡、兩個暖葡撻，坐低慢慢歎。', 'After the walk on Guia Hill: a latte, two warm tarts and a chair.'),
    pictures: ['latte-tart.svg'], contents: [item('鮮奶咖啡', 'Latte', 1, 3800), item('葡撻', 'Egg tart', 2, 1500)], rules: [WALK_IN],
  }),
  product({
    key: 'cold-brew', merchantKey: 'lighthouse', category: 'drink', price: [5200, 7600], storeKeys: LIGHTHOUSE, stock: 500, saleQtyTotal: 986, score: 4.5,
    name: say('冰釀咖啡與凍鮮奶咖啡', 'Cold Brew and Iced Latte'), description: say('十八小時冰釀，一杯黑、一杯白，夏天的孖寶。', 'Steeped for eighteen hours: one black, one white, a pair for the summer.'),
    pictures: ['cold-brew.svg'], contents: [item('冰釀咖啡', 'Cold brew', 1, 3800), item('凍鮮奶咖啡', 'Iced latte', 1, 3800)], rules: [WALK_IN],
  }),
  product({
    key: 'roast-class', merchantKey: 'lighthouse', category: 'leisure', price: [28800, 38000], storeKeys: ['lighthouse-lazarus'], stock: 60, saleQtyTotal: 174, score: 4.9, checkSubscribeType: 'AFTER_ORDER',
    name: say('咖啡烘焙手沖工作坊', 'Roasting and Hand Drip Workshop'), description: say('兩小時，由生豆烘到手沖，帶走自己烘的二百克豆。', 'Two hours from green bean to cup; take home 200 grams of your own roast.'),
    pictures: ['roast-class.svg'], contents: [item('工作坊名額', 'Workshop place', 1, 32000), item('自烘咖啡豆 200 克', 'Your own beans, 200 g', 1, 6000)], rules: [say('購買後請選擇日期。', 'Choose a date after buying.'), say('適合 12 歲或以上。', 'For ages 12 and over.')],
  }),
  product({
    key: 'green-wine', merchantKey: 'old-dock', category: 'drink', price: [13800, 19800], storeKeys: ['old-dock-barra'], stock: 150, saleQtyTotal: 640, score: 4.6,
    name: say('冰鎮葡萄牙青酒一支', 'Chilled Bottle of Vinho Verde'), description: say('輕微氣泡、青檸與梨的香氣，冰桶上桌，配海風最好。', 'A light sparkle, lime and pear, brought in an ice bucket; best with the sea wind.'),
    pictures: ['green-wine.svg'], contents: [item('青酒 750 毫升', 'Vinho verde, 750 ml', 1, 19800)], rules: [ADULTS], attention: [CHECK_ID],
  }),
  product({
    key: 'port-cheese', merchantKey: 'old-dock', category: 'drink', price: [18800, 26800], storeKeys: ['old-dock-barra'], stock: 120, saleQtyTotal: 388, score: 4.7,
    name: say('十年砵酒配葡國芝士', 'Ten-Year Tawny Port with Cheese'), description: say('兩杯十年陳釀茶色砵酒，配山羊芝士、綿羊芝士與提子。', 'Two glasses of ten-year tawny with goat and sheep cheese and grapes.'),
    pictures: ['port-cheese.svg'], contents: [item('十年砵酒', 'Ten-year tawny port', 2, 8800), item('芝士拼盤', 'Cheese board', 1, 9200)], rules: [ADULTS], attention: [CHECK_ID, say('先上酒，後上芝士。', 'Serve the port before the cheese.')],
  }),
];
