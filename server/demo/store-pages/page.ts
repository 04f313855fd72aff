import type { Allergen } from '#shared/codes/allergen.ts';
import type { StoreFacility } from '#shared/codes/store-facility.ts';
import type { STORY_BLOCKS } from '#shared/contract/consumer/group-decor.ts';
import { say, type Bilingual } from '../town/town.ts';

/** A piece of a showcase; `cents` null: no price is shown. */
export type TownPiece = {
  key: string;
  name: Bilingual;
  picture: string;
  cents: number | null;
  description: Bilingual;
  tags: readonly Bilingual[];
  allergens: readonly Allergen[] | null;
  dealKeys: readonly string[];
};

type Block = { kind: (typeof STORY_BLOCKS)[number]; text: Bilingual; picture: string };

/** What the stores of one merchant show of themselves. Pictures are file names of `server/demo/pictures`. */
export type TownPage = {
  classify: Bilingual;
  perCapitaCents: number | null;
  story: { title: Bilingual; blocks: readonly Block[] };
  specialities: readonly { name: Bilingual; picture: string; text: Bilingual }[];
  showcase: readonly { key: string; name: Bilingual; pieces: readonly TownPiece[] }[];
  stores: Readonly<Record<string, TownStorePage>>;
};

/** How one store differs: its covers after its front, its score, further phones, its takeout. `video`: the clip after the first cover. */
export type TownStorePage = {
  covers: readonly string[];
  video?: { file: string; poster: string };
  score: number | null;
  facilities: readonly StoreFacility[];
  phones?: readonly string[];
  takeoutKey?: string;
};

const NONE = say('', '');
export const head = (zh: string, en: string): Block => ({
  kind: 'HEAD',
  text: say(zh, en),
  picture: '',
});
export const words = (zh: string, en: string): Block => ({
  kind: 'TEXT',
  text: say(zh, en),
  picture: '',
});
export const image = (picture: string): Block => ({ kind: 'IMG', text: NONE, picture });

export const HOUSE = say('招牌', 'Signature');
export const NEW = say('新品', 'New');
export const VEGETARIAN = say('素食', 'Vegetarian');
export const SPICY = say('辣', 'Spicy');

type More = Partial<Pick<TownPiece, 'description' | 'tags' | 'allergens' | 'dealKeys'>>;

/** A piece: `[zh, en]`, its picture, dollars (0: no price is shown), and what else is known of it. */
export const piece = (
  key: string,
  [zh, en]: readonly [string, string],
  { picture, dollars, ...more }: { picture: string; dollars: number } & More,
): TownPiece => ({
  key,
  name: say(zh, en),
  picture: `${picture}.svg`,
  cents: dollars === 0 ? null : dollars * 100,
  description: NONE,
  tags: [],
  allergens: null,
  dealKeys: [],
  ...more,
});
