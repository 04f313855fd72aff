type Names = readonly [zh: string, en: string, house?: string];

/** Makers whose brands a chain of brands begins with. */
const HOUSES = {
  'house-hou-kong': ['濠江食品', 'Hou Kong Foods'],
  'house-praia': ['南灣超市', 'Praia Grande Own Label'],
  'house-minho': ['米尼奧商行', 'Minho Traders'],
  'house-pearl': ['珠江日化', 'Pearl River Home'],
} as const satisfies Record<string, Names>;

/** Brands of the town: none of them is a real one. */
export const BRANDS = {
  'lotus-farm': ['蓮峰農場', 'Lotus Peak Farm', 'house-hou-kong'],
  'hou-kong': ['濠江', 'Hou Kong', 'house-hou-kong'],
  'three-lamps': ['三盞燈', 'Three Lamps', 'house-hou-kong'],
  'red-market': ['紅街市', 'Red Market', 'house-hou-kong'],
  everyday: ['南灣優選', 'Praia Everyday', 'house-praia'],
  finest: ['南灣精選', 'Praia Finest', 'house-praia'],
  clean: ['南灣家居', 'Praia Home', 'house-praia'],
  galo: ['公雞', 'Galo', 'house-minho'],
  'santo-tirso': ['聖堤素', 'Santo Tirso', 'house-minho'],
  'quinta-alva': ['白莊園', 'Quinta Alva', 'house-minho'],
  'casa-lilau': ['亞婆井之家', 'Casa Lilau'],
  bacalhoeiro: ['鱈魚船', 'Bacalhoeiro'],
  'cunha-bakery': ['官也餅家', 'Cunha Bakery'],
  'guia-roast': ['松山咖啡', 'Guia Roast'],
  'barra-tea': ['媽閣茶莊', 'Barra Tea House'],
  kiku: ['菊日和', 'Kiku Days'],
  'snow-crane': ['雪鶴', 'Snow Crane'],
  hanul: ['韓宇', 'Hanul'],
  'siam-lotus': ['暹羅蓮', 'Siam Lotus'],
  southern: ['南十字', 'Southern Cross Dairy'],
  'green-hill': ['青山牧場', 'Green Hill Dairy'],
  'alpine-bell': ['山鈴', 'Alpine Bell'],
  'two-oceans': ['兩洋', 'Two Oceans'],
  'golden-field': ['金田', 'Golden Field'],
  'old-pier': ['舊碼頭', 'Old Pier'],
  'spring-well': ['甘泉', 'Spring Well'],
  fizzo: ['喜柔', 'Fizzo'],
  'sunny-grove': ['陽光果園', 'Sunny Grove'],
  'dragon-boat': ['龍舟', 'Dragon Boat'],
  lighthouse: ['燈塔啤酒', 'Lighthouse Brewery'],
  crackle: ['脆樂', 'Crackle'],
  'sweet-hour': ['甜時', 'Sweet Hour'],
  'nut-corner': ['果仁角', 'Nut Corner'],
  'ice-harbour': ['冰港', 'Ice Harbour'],
  'pearl-clean': ['珠潔', 'Pearl Clean', 'house-pearl'],
  softly: ['柔柔', 'Softly', 'house-pearl'],
  'bright-smile': ['亮笑', 'Bright Smile', 'house-pearl'],
  lavanda: ['薰語', 'Lavanda', 'house-pearl'],
  'little-boat': ['小船', 'Little Boat'],
  'first-step': ['第一步', 'First Step'],
  paws: ['爪爪', 'Paws & Co'],
  whisker: ['鬚鬚', 'Whisker'],
  handy: ['好幫手', 'Handy'],
  'cool-box': ['冷鮮生', 'Cool Box'],
} as const satisfies Record<string, readonly [zh: string, en: string, house?: keyof typeof HOUSES]>;
export type BrandName = keyof typeof BRANDS;

const nameOf = (names: Names) => ({ zh: names[0], en: names[1] });
const NO_BRAND = { chain: [] as string[], name: { zh: '', en: '' } };

/** The ids of a brand from its maker down, and its name; loose goods have none. */
export const brandOf = (key: BrandName | undefined) => {
  if (key === undefined) return NO_BRAND;
  const names: Names = BRANDS[key];
  return { chain: [...(names[2] ? [names[2]] : []), `brand-${key}`], name: nameOf(names) };
};
