import { townStore, type TownStore, type WrittenStore } from '../takeout/town-store.ts';

/** A supermarket. `share`: how much of the catalogue it has; `pinned`: pieces of each size of goods that are examples, by their English name. */
export type TownMarket = TownStore & {
  share: number;
  pinned: Readonly<Record<string, readonly number[]>>;
};
type Written = WrittenStore & { share?: number; pinned?: TownMarket['pinned'] };

/** A supermarket: as others are, brought by the platform at any hour, with most of the catalogue. */
export const market = (
  key: string,
  { share = 0.86, pinned = {}, ...written }: Written,
): TownMarket => ({
  ...townStore(`m-${key}`, { plan: 'grocery', send: 80, hours: 'always', ...written }),
  share,
  pinned,
});

/** The supermarkets of the town, on real coordinates. */
export const markets: readonly TownMarket[] = [
  market('praia-grande', {
    names: [
      '南灣超級市場',
      'Praia Grande Supermarket',
      '澳門南灣大馬路 405 號地下',
      '405 Avenida da Praia Grande, G/F, Macau',
    ],
    at: [22.19142, 113.54082],
    brand: 'praia',
    share: 1,
    pickup: 9.5,
    isQuality: true,
    perks: [
      'full',
      'gift',
      'discount',
      'flash',
      'exchange',
      'trio',
      'buyGift',
      'offDelivery',
      'poster',
      'coupon',
      'newPeople',
    ],
    pinned: {
      Avocado: [60],
      Blueberries: [30, 12],
      Cherries: [40],
      Cola: [160, 40, 0],
      'Durian flesh': [1],
      'Guia pale ale': [48],
      'Insulated bag with ice pack': [120],
      'Jasmine rice, family sack': [12],
      Lychees: [0],
      Penne: [90],
      'Ribeye steak': [36],
      'Fresh sardines': [25],
    },
  }),
  market('taipa-central', {
    names: [
      '南灣超市氹仔店',
      'Praia Supermarket Taipa',
      '氹仔哥英布拉街 338 號地下',
      '338 Rua de Coimbra, G/F, Taipa',
    ],
    at: [22.15672, 113.55702],
    brand: 'praia',
    pickup: 9,
    isQuality: true,
    perks: [
      'fullDiscount',
      'return',
      'discount',
      'pickGift',
      'half',
      'freeDelivery',
      'coupon',
      'newPeople',
    ],
  }),
  market('iao-hon', {
    names: [
      '祐漢百貨超市',
      'Iao Hon Grocers',
      '澳門祐漢新村第二街 12 號地下',
      '12 Rua Dois do Bairro Iao Hon, G/F, Macau',
    ],
    at: [22.21182, 113.55182],
    state: 'resting',
    share: 0.8,
    perks: ['full', 'giftLast'],
  }),
  market('sam-kio', {
    names: [
      '三橋生活超市',
      'San Kio Living Market',
      '澳門渡船街 41 號地下',
      '41 Rua da Barca, G/F, Macau',
    ],
    at: [22.20222, 113.54402],
    state: 'overloaded',
    perks: ['bigFull', 'discount', 'flashNoon'],
  }),
  market('coloane-village', {
    names: [
      '路環村士多超市',
      'Coloane Village Stores',
      '路環計單奴街 8 號地下',
      '8 Rua dos Negociantes, G/F, Coloane',
    ],
    at: [22.11682, 113.55122],
    hours: 'day',
    closedDays: 2,
    share: 0.78,
    perks: ['full', 'gift'],
  }),
  market('areia-preta', {
    names: [
      '黑沙環預訂鮮倉',
      'Areia Preta Fresh to Order',
      '澳門黑沙環馬路 58 號地下',
      '58 Estrada da Areia Preta, G/F, Macau',
    ],
    at: [22.20862, 113.55382],
    reserve: 2,
    pickup: 9.5,
    perks: ['classFull', 'exchange', 'poster', 'coupon', 'newPeople'],
  }),
  market('guia-corner', {
    names: [
      '松山街角自取店',
      'Guia Corner Click & Collect',
      '澳門東望洋街 16 號地下',
      '16 Rua de Ferreira do Amaral, G/F, Macau',
    ],
    at: [22.19752, 113.54702],
    delivery: 'none',
    pickup: 9,
    share: 0.8,
    isNew: true,
    perks: ['brandFull', 'giftLast', 'discount', 'flashOver'],
  }),
  market('fai-chi-kei', {
    names: [
      '筷子基批發倉',
      'Fai Chi Kei Warehouse',
      '澳門筷子基北街 120 號',
      '120 Rua do Norte do Bairro Fai Chi Kei, Macau',
    ],
    at: [22.20782, 113.53922],
    delivery: 'merchant',
    pickup: 'none',
    plan: 'warehouse',
    send: 200,
    share: 0.92,
    perks: ['productFull', 'thirdCheaper', 'ownDelivery', 'flash'],
  }),
];
