import { fromDollars } from '#shared/kernel/money.ts';
import { DAY, dayOf, plus, type Instant } from '#shared/kernel/time.ts';
import { gramsOf } from '#server/modules/catalogue/index.ts';
import { CATEGORIES, categoriesOf, takeouts, type TownTakeout } from '../takeout/index.ts';
import { merchantOf } from '../takeout/rows.ts';
import { pictureAddress } from '../picture-address.ts';
import { menuOf, pictureOf } from '../takeout/menu.ts';
import { BANNERS } from './banners.ts';
import { LANTERNS } from './lanterns.ts';
import {
  GOOD,
  GROUP_HOT_WORDS,
  HOT_WORDS,
  LABELS,
  NEWLY_PACKS,
  PAID,
  PRIMARY,
  RECOMMENDED,
  TRENDING,
} from './choices.ts';

const hotWordRows = (words: typeof HOT_WORDS, business: 'takeout' | 'group') =>
  words.map(({ zh, en }, position) => ({
    id: business === 'takeout' ? `w-${position}` : `g-${position}`,
    position,
    word_zh: zh,
    word_en: en,
    business,
  }));

const bannerRows = (now: Instant) =>
  BANNERS.map(
    ({ id, kind, place, name, text, tone, picture, hasImage2 = true, jump, popup }, position) => ({
      id,
      kind,
      position,
      place: place ?? 0,
      name_zh: name.zh,
      name_en: name.en,
      text_zh: text.zh,
      text_en: text.en,
      tone,
      image: pictureOf(picture),
      image_two: hasImage2 ? pictureOf(picture) : null,
      jump: JSON.stringify(jump),
      popup: popup ? JSON.stringify(popup) : null,
      starts_at: plus(now, -7 * DAY),
      ends_at: null,
      updated_at: now,
    }),
  );

const lanternRows = () =>
  LANTERNS.map(({ id, type, shop = 'takeout', name, picture, jump }, position) => ({
    id,
    type,
    shop,
    position,
    name_zh: name.zh,
    name_en: name.en,
    image: pictureAddress(`${picture}.svg`),
    activity_image: null,
    jump: JSON.stringify(jump),
  }));

const storeOf = (id: string): TownTakeout => {
  const found = takeouts.find(({ key }) => key === id);
  if (!found) throw new RangeError(`the town has no store ${id}`);
  return found;
};

const pickRows = () =>
  Object.entries({ recommend: RECOMMENDED, good: GOOD, primary: PRIMARY, ad: PAID }).flatMap(
    ([kind, ids]) =>
      ids.map((id, position) => ({
        kind,
        merchant_id: merchantOf(storeOf(id)),
        store_id: id,
        position,
      })),
  );

const categoryRows = () =>
  CATEGORIES.flatMap((parent) => [
    { ...parent, parentId: '' },
    ...parent.children.map((child) => ({ ...child, parentId: parent.id })),
  ]).map(({ id, parentId, name, picture }, position) => ({
    id,
    parent_id: parentId,
    position,
    name_zh: name.zh,
    name_en: name.en,
    image: picture,
  }));

const wordsOfKind = (store: TownTakeout): string[] => {
  const ids = categoriesOf(store.cuisine);
  return CATEGORIES.flatMap((parent) => [parent, ...parent.children])
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ name }) => [name.zh, name.en]);
};

/** What each store and dish is found by. */
const searchRows = () =>
  takeouts.flatMap((store) => {
    const of = { merchant_id: merchantOf(store), store_id: store.key };
    return [
      {
        ...of,
        product_id: '',
        grams: gramsOf(store.name.zh, store.name.en, ...wordsOfKind(store)),
      },
      ...menuOf(store).dishes.map(({ id, name }) => ({
        ...of,
        product_id: id,
        grams: gramsOf(name.zh, name.en),
      })),
    ];
  });

const wordRows = (now: Instant) =>
  TRENDING.flatMap(({ zh, en, times }) =>
    [
      { word: zh, language: 'zh' },
      { word: en, language: 'en' },
    ].map((word) => ({ ...word, day: dayOf(now), searched: times, chosen: 0 })),
  );

/** The rows of the home's content and of the search, for the seed. */
export const takeoutHomeTables = (now: Instant) => ({
  takeout_banner: bannerRows(now),
  takeout_lantern: lanternRows(),
  takeout_pick: pickRows(),
  takeout_category: categoryRows(),
  takeout_label: LABELS.map(({ id, name, narrow, isShow }, sort) => ({
    id,
    sort,
    is_show: isShow ?? true,
    name_zh: name.zh,
    name_en: name.en,
    narrow: JSON.stringify(narrow),
  })),
  takeout_hot_word: [
    ...hotWordRows(HOT_WORDS, 'takeout'),
    ...hotWordRows(GROUP_HOT_WORDS, 'group'),
  ],
  takeout_word_count: wordRows(now),
  takeout_search: searchRows(),
  takeout_newly_pack: NEWLY_PACKS.map(({ id, name, dollars, limit, days }, position) => ({
    id,
    position,
    name_zh: name.zh,
    name_en: name.en,
    amount: fromDollars(dollars),
    limit_amount: fromDollars(limit),
    valid_days: days,
    ends_at: null,
  })),
});
