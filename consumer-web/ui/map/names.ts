/** What a name denotes decides its style. */
export type NameKind = 'land' | 'town' | 'water' | 'park' | 'way' | 'place';
export type MapName = {
  readonly lat: number;
  readonly lon: number;
  readonly kind: NameKind;
  readonly from: number;
  readonly zh: string;
  readonly en: string;
};

const names = (kind: NameKind, from: number, lines: string): MapName[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [zh = '', en = '', at = ''] = line.split('|').map((part) => part.trim());
      const [lat = 0, lon = 0] = at.split(' ').map(Number);
      return { lat, lon, kind, from, zh, en };
    });

/** Names on the map, the more important first: of two that would lie on each other the later one is left out. `from` is the zoom at which a name appears. */
export const NAMES: readonly MapName[] = [
  ...names(
    'land',
    10,
    `澳門半島 | Macau Peninsula | 22.2005 113.5435
    氹仔 | Taipa | 22.1585 113.559
    路氹 | Cotai | 22.1435 113.5615
    路環 | Coloane | 22.1235 113.562
    珠海 | Zhuhai | 22.2225 113.5395
    橫琴 | Hengqin | 22.134 113.52`,
  ),
  ...names(
    'town',
    13.2,
    `議事亭前地 | Senado Square | 22.1937 113.5399
    新口岸 | NAPE | 22.1888 113.5522
    關閘 | Border Gate | 22.2155 113.5492
    黑沙環 | Areia Preta | 22.21 113.5555
    新橋 | San Kiu | 22.2025 113.5433
    媽閣 | Barra | 22.1862 113.5318
    筷子基 | Fai Chi Kei | 22.2088 113.5408
    青洲 | Ilha Verde | 22.213 113.5388
    祐漢 | Iao Hon | 22.2126 113.5525
    新填海 A 區 | New Zone A | 22.2085 113.5692
    官也街 | Rua do Cunha | 22.1537 113.557
    花城 | Flower City | 22.1572 113.5578
    北安 | Pac On | 22.1655 113.5725
    石排灣 | Seac Pai Van | 22.1283 113.557
    路環市區 | Coloane Village | 22.1168 113.5512
    九澳 | Ká-Hó | 22.126 113.583
    黑沙海灘 | Hác Sá Beach | 22.119 113.5722
    竹灣 | Cheoc Van | 22.1095 113.5572
    澳門國際機場 | Macau Airport | 22.1568 113.576
    港珠澳大橋口岸 | HZMB Port | 22.2135 113.5782`,
  ),
  ...names(
    'water',
    12.4,
    `南灣湖 | Nam Van Lake | 22.1868 113.5395
    西灣湖 | Sai Van Lake | 22.1838 113.535
    水塘 | Reservoir | 22.2018 113.5576
    內港 | Inner Harbour | 22.1945 113.5315
    外港 | Outer Harbour | 22.1905 113.5635`,
  ),
  ...names(
    'park',
    14.2,
    `松山 | Guia Hill | 22.1975 113.5502
    西望洋山 | Penha Hill | 22.1873 113.5346
    大潭山 | Taipa Grande | 22.1618 113.5662
    小潭山 | Taipa Pequena | 22.1628 113.5495
    疊石塘山 | Coloane Alto | 22.1228 113.5655
    望廈山 | Mong Há Hill | 22.2087 113.549
    白鴿巢公園 | Camões Garden | 22.2 113.5393
    賽馬會 | Jockey Club | 22.1556 113.546`,
  ),
  ...names(
    'way',
    14.4,
    `嘉樂庇總督大橋 | Gov. Nobre de Carvalho Bridge | 22.178 113.5485
    友誼大橋 | Friendship Bridge | 22.185 113.5672
    西灣大橋 | Sai Van Bridge | 22.1725 113.5402
    澳門大橋 | Macau Bridge | 22.18 113.5757
    新馬路 | Av. Almeida Ribeiro | 22.1945 113.5382
    友誼大馬路 | Av. da Amizade | 22.1922 113.5532
    高士德大馬路 | Av. Horta e Costa | 22.2043 113.5456
    提督馬路 | Av. Alm. Lacerda | 22.2085 113.5432
    孫逸仙大馬路 | Av. Dr. Sun Yat Sen | 22.1851 113.55
    南灣大馬路 | Av. da Praia Grande | 22.1902 113.5394
    連貫公路 | Estrada do Istmo | 22.1465 113.5641
    蓮花海濱大馬路 | Av. Flor de Lótus | 22.1425 113.5543
    偉龍馬路 | Av. Wai Long | 22.1592 113.5675
    石排灣馬路 | Estr. Seac Pai Van | 22.1235 113.5553
    宋玉生廣場 | Alam. Dr. Carlos d’Assumpção | 22.1897 113.5517
    荷蘭園大馬路 | Av. Ferreira de Almeida | 22.1992 113.5459
    河邊新街 | R. Alm. Sérgio | 22.1902 113.5328
    黑沙環馬路 | Estr. Areia Preta | 22.2093 113.5538
    黑沙馬路 | Estr. de Hác Sá | 22.1222 113.5697`,
  ),
  ...names(
    'place',
    15,
    `大三巴牌坊 | Ruins of St. Paul’s | 22.1976 113.5409
    新葡京 | Grand Lisboa | 22.1909 113.5434
    澳門旅遊塔 | Macau Tower | 22.1797 113.5367
    媽閣廟 | A-Má Temple | 22.1861 113.5312
    外港碼頭 | Ferry Terminal | 22.1972 113.5591
    漁人碼頭 | Fisherman’s Wharf | 22.1926 113.5572
    澳門科學館 | Science Center | 22.1863 113.558
    美高梅 | MGM Macau | 22.1859 113.5464
    永利 | Wynn Macau | 22.1889 113.5462
    鏡湖醫院 | Kiang Wu Hospital | 22.2003 113.543
    山頂醫院 | S. Januário Hospital | 22.1939 113.5464
    紅街市 | Red Market | 22.2052 113.544
    三盞燈 | Three Lamps | 22.2036 113.5462
    蓮峰廟 | Lin Fung Temple | 22.2115 113.5483
    觀音堂 | Kun Iam Temple | 22.206 113.5487
    塔石廣場 | Tap Seac Square | 22.1994 113.5463
    威尼斯人 | The Venetian | 22.1481 113.562
    銀河 | Galaxy | 22.1493 113.5551
    新濠天地 | City of Dreams | 22.1495 113.5667
    倫敦人 | The Londoner | 22.1461 113.5655
    巴黎人 | The Parisian | 22.144 113.5618
    新濠影滙 | Studio City | 22.1416 113.5611
    永利皇宮 | Wynn Palace | 22.1484 113.5712
    上葡京 | Grand Lisboa Palace | 22.1442 113.569
    科技大學 | MUST | 22.1533 113.5671
    城市大學 | City University | 22.1645 113.5586
    奧林匹克體育中心 | Olympic Centre | 22.1567 113.5494
    海洋花園 | Ocean Gardens | 22.1611 113.549
    濠景花園 | Nova Taipa | 22.1584 113.5602
    氹仔碼頭 | Taipa Ferry | 22.164 113.5759
    龍環葡韻 | Taipa Houses | 22.1541 113.5602
    澳門大學 | University of Macau | 22.13 113.5457
    金峰南岸 | One Oasis | 22.1316 113.5602
    離島醫院 | Islands Hospital | 22.1338 113.5573
    聖方濟各聖堂 | St. Francis Xavier | 22.1166 113.551
    大熊貓館 | Panda Pavilion | 22.1249 113.5588
    海天度假酒店 | Grand Coloane | 22.1175 113.576
    媽祖像 | A-Má Statue | 22.1228 113.5654
    東亞運體育館 | Games Dome | 22.1396 113.5659
    聯生工業邨 | Concordia Park | 22.136 113.553`,
  ),
];
