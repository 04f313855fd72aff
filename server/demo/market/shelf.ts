import type { Bilingual } from '../town/index.ts';
import type { BrandName } from './brands.ts';
import type { GoodsOption } from './options.ts';
import type { GoodsSize } from './sizes.ts';
import type { UnitText } from './units.ts';

export const ORIGINS = {
  macau: ['澳門', 'Macau'],
  china: ['中國內地', 'mainland China'],
  hongkong: ['香港', 'Hong Kong'],
  taiwan: ['台灣', 'Taiwan'],
  japan: ['日本', 'Japan'],
  korea: ['韓國', 'Korea'],
  thailand: ['泰國', 'Thailand'],
  vietnam: ['越南', 'Vietnam'],
  malaysia: ['馬來西亞', 'Malaysia'],
  philippines: ['菲律賓', 'the Philippines'],
  portugal: ['葡萄牙', 'Portugal'],
  spain: ['西班牙', 'Spain'],
  italy: ['意大利', 'Italy'],
  france: ['法國', 'France'],
  germany: ['德國', 'Germany'],
  norway: ['挪威', 'Norway'],
  scotland: ['蘇格蘭', 'Scotland'],
  australia: ['澳洲', 'Australia'],
  zealand: ['新西蘭', 'New Zealand'],
  usa: ['美國', 'the United States'],
  brazil: ['巴西', 'Brazil'],
  chile: ['智利', 'Chile'],
  peru: ['秘魯', 'Peru'],
  angola: ['安哥拉', 'Angola'],
  mozambique: ['莫桑比克', 'Mozambique'],
} as const;
export const KEEPING = {
  chill: ['請存放於 0–4°C', 'Keep chilled at 0–4°C'],
  freeze: ['請存放於 −18°C 以下', 'Keep frozen below −18°C'],
} as const;
export const GOODS_TAGS = {
  pick: { zh: '店長推介', en: 'Store pick' },
  popular: { zh: '人氣', en: 'Popular' },
  fresh: { zh: '新品', en: 'New' },
  seasonal: { zh: '時令', en: 'Seasonal' },
  organic: { zh: '有機', en: 'Organic' },
  local: { zh: '本地', en: 'Local' },
} as const satisfies Record<string, Bilingual>;

/** What holds for all goods of a shelf that do not say otherwise. `alcohol`: per cent by volume; `kg`: of goods that are counted; `fresh`: raw meat and fish; `ready`: eaten as it is. */
export type ShelfMore = {
  brand?: BrandName;
  from?: keyof typeof ORIGINS;
  keep?: keyof typeof KEEPING;
  fresh?: boolean;
  ready?: boolean;
  sizes?: GoodsSize;
  options?: readonly GoodsOption[];
  alcohol?: number;
  kg?: number;
};
/** `required`: fresh goods want one of these beside them; `limit`: of one order. */
export type GoodsMore = ShelfMore & {
  tag?: keyof typeof GOODS_TAGS;
  limit?: number;
  required?: boolean;
};

/** An article as it is written down: Chinese, English, dollars, unit, picture. */
export type Goods = readonly [
  zh: string,
  en: string,
  dollars: number,
  unit: UnitText,
  picture: string,
  more?: GoodsMore,
];

type Named = { key: string; name: Bilingual };
export type Shelf = Named & { goods: readonly Goods[]; more: ShelfMore };
export type Bay = Named & { shelves: readonly Shelf[] };
export type Aisle = Named & { picture: string; bays: readonly Bay[] };
type Names = readonly [zh: string, en: string];

/** The lowest level: what the goods stand on. */
export const shelf = (
  key: string,
  [zh, en]: Names,
  goods: readonly Goods[],
  more: ShelfMore = {},
): Shelf => ({ key, name: { zh, en }, goods, more });
export const bay = (key: string, [zh, en]: Names, shelves: readonly Shelf[]): Bay => ({
  key,
  name: { zh, en },
  shelves,
});
export const aisle = (key: string, [zh, en]: Names, bays: readonly Bay[]): Aisle => ({
  key,
  name: { zh, en },
  picture: `icon-${key}`,
  bays,
});
