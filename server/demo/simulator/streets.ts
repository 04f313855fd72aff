import type { Point } from '#shared/geo/distance.ts';

/** Crossings that riders of the town know, from the border to Coloane. */
const NODES = {
  border: [22.2146, 113.5492], linFong: [22.2113, 113.5478], iaoHon: [22.2122, 113.5527], areiaPreta: [22.2113, 113.5572], ilhaVerde: [22.2106, 113.5388], faiChiKei: [22.2082, 113.5422], threeLamps: [22.2049, 113.5461], horta: [22.2031, 113.5481],
  reservoir: [22.2034, 113.5566], flora: [22.2009, 113.5508], louLim: [22.2012, 113.5474], camoes: [22.2003, 113.5398], tapSeac: [22.1973, 113.5463], ruins: [22.1972, 113.5411], guia: [22.1958, 113.5497], ferry: [22.1969, 113.5586],
  wharf: [22.1935, 113.5563], senado: [22.1937, 113.5399], almeida: [22.1950, 113.5369], ponteCais: [22.1921, 113.5345], praiaGrande: [22.1913, 113.5413], lisboa: [22.1903, 113.5441], amizade: [22.1918, 113.5502], nape: [22.1869, 113.5493],
  namVan: [22.1879, 113.5391], lilau: [22.1886, 113.5344], barra: [22.1862, 113.5316], saiVan: [22.1829, 113.5341], tower: [22.1800, 113.5369], friendshipNorth: [22.2000, 113.5634], governorNorth: [22.1880, 113.5459],
  saiVanSouth: [22.1618, 113.5413], governorSouth: [22.1637, 113.5538], friendshipSouth: [22.1640, 113.5663], oceanGardens: [22.1592, 113.5447], taipaPark: [22.1582, 113.5560], cunha: [22.1538, 113.5567], airport: [22.1573, 113.5737],
  galaxy: [22.1491, 113.5541], venetian: [22.1478, 113.5611], lotusBridge: [22.1404, 113.5524], cotai: [22.1417, 113.5640], seacPaiVan: [22.1283, 113.5604], kaHo: [22.1309, 113.5815], coloane: [22.1169, 113.5516], cheocVan: [22.1108, 113.5592], hacSa: [22.1196, 113.5705],
} as const satisfies Record<string, readonly [lat: number, lon: number]>;
export type Crossing = keyof typeof NODES;

/** Streets, each named once by its two ends; the three bridges and the causeway of Cotai among them. */
const STREETS: readonly (readonly [Crossing, Crossing])[] = [
  ['border', 'linFong'], ['border', 'iaoHon'], ['iaoHon', 'areiaPreta'], ['iaoHon', 'horta'], ['linFong', 'faiChiKei'], ['linFong', 'threeLamps'], ['ilhaVerde', 'faiChiKei'], ['faiChiKei', 'threeLamps'], ['faiChiKei', 'camoes'], ['areiaPreta', 'reservoir'],
  ['threeLamps', 'horta'], ['threeLamps', 'camoes'], ['horta', 'flora'], ['horta', 'louLim'], ['reservoir', 'ferry'], ['reservoir', 'flora'], ['flora', 'guia'], ['flora', 'louLim'], ['louLim', 'tapSeac'], ['camoes', 'ruins'], ['camoes', 'almeida'],
  ['tapSeac', 'ruins'], ['tapSeac', 'guia'], ['tapSeac', 'praiaGrande'], ['ruins', 'senado'], ['guia', 'amizade'], ['guia', 'ferry'], ['ferry', 'wharf'], ['ferry', 'friendshipNorth'], ['wharf', 'amizade'], ['wharf', 'nape'], ['senado', 'almeida'],
  ['senado', 'praiaGrande'], ['almeida', 'ponteCais'], ['ponteCais', 'lilau'], ['ponteCais', 'barra'], ['praiaGrande', 'lisboa'], ['praiaGrande', 'namVan'], ['lisboa', 'amizade'], ['lisboa', 'governorNorth'], ['amizade', 'nape'], ['nape', 'governorNorth'],
  ['namVan', 'lisboa'], ['namVan', 'tower'], ['namVan', 'lilau'], ['lilau', 'barra'], ['barra', 'saiVan'], ['saiVan', 'tower'], ['tower', 'saiVanSouth'], ['governorNorth', 'governorSouth'], ['friendshipNorth', 'friendshipSouth'],
  ['saiVanSouth', 'oceanGardens'], ['oceanGardens', 'taipaPark'], ['oceanGardens', 'galaxy'], ['governorSouth', 'taipaPark'], ['governorSouth', 'friendshipSouth'], ['friendshipSouth', 'airport'], ['taipaPark', 'cunha'], ['taipaPark', 'airport'],
  ['cunha', 'galaxy'], ['cunha', 'venetian'], ['airport', 'venetian'], ['galaxy', 'venetian'], ['galaxy', 'lotusBridge'], ['venetian', 'cotai'], ['lotusBridge', 'cotai'], ['lotusBridge', 'seacPaiVan'], ['cotai', 'seacPaiVan'], ['cotai', 'kaHo'],
  ['seacPaiVan', 'coloane'], ['seacPaiVan', 'hacSa'], ['kaHo', 'hacSa'], ['coloane', 'cheocVan'], ['cheocVan', 'hacSa'],
];

export const CROSSINGS = Object.keys(NODES) as Crossing[];

export const pointOf = (crossing: Crossing): Point => ({ lat: NODES[crossing][0], lon: NODES[crossing][1] });

/** The crossings next to each. */
export const NEIGHBOURS: ReadonlyMap<Crossing, readonly Crossing[]> = new Map(CROSSINGS.map((crossing) => [crossing, STREETS.flatMap(([a, b]) => (a === crossing ? [b] : b === crossing ? [a] : []))]));
