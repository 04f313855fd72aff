import type { WeekHours } from '#shared/group/week-hours.ts';
import { between, say, type Bilingual, type TownStore } from './town.ts';

type Place = {
  at: readonly [lat: number, lon: number];
  phone: string;
  name: Bilingual;
  address: Bilingual;
};

const SUNDAY = 0;
const TUESDAY = 2;
const daily = (hours: WeekHours[number]): WeekHours => Array.from({ length: 7 }, () => hours);
const USUAL = daily(between(10, 22));

/** Opening hours of those that do not keep the usual ones, ten to ten. */
const HOURS: Readonly<Record<string, WeekHours>> = {
  senado: daily(between(8, 22)),
  cunha: daily(between(11, 21.5)).with(TUESDAY, []),
  coloane: daily(between(9, 19)).with(SUNDAY, between(9, 20)),
  'jade-horta': daily([...between(8, 15), ...between(17.5, 23)]),
  'jade-almeida': daily([...between(8, 15), ...between(17.5, 23)]),
  'lantern-nape': daily(between(17.5, 2)),
  'lantern-taipa': daily(between(17.5, 1)),
  'old-dock-barra': daily(between(17, 3)),
  'crown-nape': daily(between(0, 0)),
  'crown-cotai': daily(between(0, 0)),
  'lotus-pier': daily(between(9, 18)),
  'black-sand-hac-sa': daily(between(9, 19)),
};

const store = (
  merchantKey: string,
  key: string,
  { at: [lat, lon], phone, name, address }: Place,
): TownStore => ({
  key,
  merchantKey,
  name,
  address,
  phone,
  lat,
  lon,
  picture: `store-${key}.svg`,
  hours: HOURS[key] ?? USUAL,
});

/** The town's stores on real coordinates. Their telephone numbers all begin with 280001. */
export const stores: readonly TownStore[] = [
  store('neighbourhood', 'senado', {
    at: [22.19367, 113.53968],
    phone: '28000101',
    name: say('議事亭前地店', 'Senado Square'),
    address: say('澳門議事亭前地 16 號地下', '16 Largo do Senado, G/F, Macau'),
  }),
  store('neighbourhood', 'rotunda', {
    at: [22.20362, 113.54742],
    phone: '28000102',
    name: say('三盞燈店', 'Rotunda'),
    address: say('澳門嘉路米耶圓形地 8 號地下', '8 Rotunda de Carlos da Maia, G/F, Macau'),
  }),
  store('neighbourhood', 'cunha', {
    at: [22.15412, 113.55698],
    phone: '28000103',
    name: say('氹仔官也街店', 'Rua do Cunha, Taipa'),
    address: say('氹仔官也街 23 號地下', '23 Rua do Cunha, G/F, Taipa'),
  }),
  store('neighbourhood', 'coloane', {
    at: [22.11668, 113.55106],
    phone: '28000104',
    name: say('路環店', 'Coloane'),
    address: say('路環恩尼斯總統前地 5 號', '5 Largo do Presidente António Ramalho Eanes, Coloane'),
  }),
  store('riverside', 'riverside-barra', {
    at: [22.18842, 113.53252],
    phone: '28000111',
    name: say('河邊新街店', 'Barra Waterfront'),
    address: say('澳門河邊新街 211 號地下', '211 Rua do Almirante Sérgio, G/F, Macau'),
  }),
  store('riverside', 'riverside-fai-chi-kei', {
    at: [22.20968, 113.54118],
    phone: '28000112',
    name: say('筷子基店', 'Fai Chi Kei'),
    address: say('澳門筷子基北街 42 號地下', '42 Rua Norte do Fai Chi Kei, G/F, Macau'),
  }),
  store('blue-tile', 'blue-tile-ruins', {
    at: [22.19682, 113.54074],
    phone: '28000121',
    name: say('大三巴店', 'Ruins of St. Paul’s'),
    address: say('澳門大三巴街 31 號', '31 Rua de São Paulo, Macau'),
  }),
  store('blue-tile', 'blue-tile-carmo', {
    at: [22.15338, 113.55872],
    phone: '28000122',
    name: say('氹仔嘉模店', 'Carmo, Taipa'),
    address: say('氹仔嘉路士米耶馬路 12 號', '12 Avenida de Carlos da Maia, Taipa'),
  }),
  store('jade-pavilion', 'jade-horta', {
    at: [22.20338, 113.54622],
    phone: '28000131',
    name: say('高士德店', 'Horta e Costa'),
    address: say('澳門高士德大馬路 75 號一樓', '75 Avenida de Horta e Costa, 1/F, Macau'),
  }),
  store('jade-pavilion', 'jade-almeida', {
    at: [22.19452, 113.54102],
    phone: '28000132',
    name: say('新馬路店', 'Almeida Ribeiro'),
    address: say('澳門亞美打利庇盧大馬路 118 號二樓', '118 Avenida de Almeida Ribeiro, 2/F, Macau'),
  }),
  store('lantern', 'lantern-nape', {
    at: [22.18968, 113.55242],
    phone: '28000141',
    name: say('新口岸店', 'NAPE'),
    address: say(
      '澳門新口岸宋玉生廣場 336 號地下',
      '336 Alameda Dr. Carlos d’Assumpção, G/F, Macau',
    ),
  }),
  store('lantern', 'lantern-taipa', {
    at: [22.15762, 113.55512],
    phone: '28000142',
    name: say('氹仔花城店', 'Flower City, Taipa'),
    address: say('氹仔埃武拉街 208 號地下', '208 Rua de Évora, G/F, Taipa'),
  }),
  store('harbour-crown', 'crown-nape', {
    at: [22.18792, 113.55012],
    phone: '28000151',
    name: say('海冠酒店（新口岸）', 'Harbour Crown, Outer Harbour'),
    address: say('澳門新口岸孫逸仙大馬路 956 號', '956 Avenida Dr. Sun Yat-Sen, Macau'),
  }),
  store('harbour-crown', 'crown-cotai', {
    at: [22.14582, 113.56304],
    phone: '28000152',
    name: say('海冠渡假村（路氹）', 'Harbour Crown Resort, Cotai'),
    address: say(
      '路氹望德聖母灣大馬路 500 號',
      '500 Estrada da Baía de Nossa Senhora da Esperança, Cotai',
    ),
  }),
  store('pearl-leaf', 'pearl-domingos', {
    at: [22.19488, 113.54018],
    phone: '28000161',
    name: say('板樟堂店', 'São Domingos'),
    address: say('澳門板樟堂街 9 號地下', '9 Rua de São Domingos, G/F, Macau'),
  }),
  store('pearl-leaf', 'pearl-san-kiu', {
    at: [22.20284, 113.54608],
    phone: '28000162',
    name: say('新橋店', 'San Kiu'),
    address: say('澳門新橋大興街 27 號地下', '27 Rua de João de Araújo, G/F, Macau'),
  }),
  store('pearl-leaf', 'pearl-ocean', {
    at: [22.16012, 113.55182],
    phone: '28000163',
    name: say('氹仔海洋花園店', 'Ocean Gardens, Taipa'),
    address: say('氹仔海洋花園大馬路 358 號', '358 Avenida dos Jardins do Oceano, Taipa'),
  }),
  store('lighthouse', 'lighthouse-guia', {
    at: [22.19652, 113.54842],
    phone: '28000171',
    name: say('東望洋店', 'Guia Hill'),
    address: say('澳門東望洋新街 88 號', '88 Rua Nova à Guia, Macau'),
  }),
  store('lighthouse', 'lighthouse-lazarus', {
    at: [22.19742, 113.54452],
    phone: '28000172',
    name: say('望德堂店', 'St. Lazarus Quarter'),
    address: say('澳門瘋堂斜巷 6 號', '6 Calçada da Igreja de São Lázaro, Macau'),
  }),
  store('old-dock', 'old-dock-barra', {
    at: [22.18628, 113.53118],
    phone: '28000181',
    name: say('媽閣店', 'Barra'),
    address: say('澳門媽閣上街 15 號', '15 Rua de S. Tiago da Barra, Macau'),
  }),
  store('still-water', 'still-nape', {
    at: [22.19104, 113.55362],
    phone: '28000191',
    name: say('新口岸店', 'NAPE'),
    address: say('澳門新口岸北京街 174 號三樓', '174 Rua de Pequim, 3/F, Macau'),
  }),
  store('still-water', 'still-taipa', {
    at: [22.15582, 113.55982],
    phone: '28000192',
    name: say('氹仔地堡街店', 'Rua do Regedor, Taipa'),
    address: say('氹仔地堡街 66 號二樓', '66 Rua do Regedor, 2/F, Taipa'),
  }),
  store('silhouette', 'silhouette-rotunda', {
    at: [22.20402, 113.54692],
    phone: '28000201',
    name: say('三盞燈店', 'Rotunda'),
    address: say('澳門飛能便度街 14 號地下', '14 Rua de Fernão Mendes Pinto, G/F, Macau'),
  }),
  store('star-harbour', 'star-cotai', {
    at: [22.14942, 113.56842],
    phone: '28000211',
    name: say('路氹店', 'Cotai'),
    address: say('路氹路氹金光大道 88 號三樓', '88 Cotai Strip, 3/F, Cotai'),
  }),
  store('leap-park', 'leap-areia-preta', {
    at: [22.20932, 113.55652],
    phone: '28000221',
    name: say('黑沙環店', 'Areia Preta'),
    address: say('澳門黑沙環中街 430 號', '430 Rua Central da Areia Preta, Macau'),
  }),
  store('lotus-sail', 'lotus-pier', {
    at: [22.18456, 113.53196],
    phone: '28000231',
    name: say('媽閣碼頭', 'Barra Pier'),
    address: say('澳門媽閣碼頭 1 號', 'Pier 1, Barra, Macau'),
  }),
  store('black-sand', 'black-sand-hac-sa', {
    at: [22.12062, 113.56962],
    phone: '28000241',
    name: say('黑沙海灘店', 'Hac Sá Beach'),
    address: say('路環黑沙馬路 3 號', '3 Estrada de Hac Sá, Coloane'),
  }),
];
