import { DAY, plus, type Instant } from '#shared/kernel/time.ts';
import { MARKET_CATEGORIES } from '../market/index.ts';
import { MARKET_PAPERS } from './papers.ts';
import { MARKET_BANNERS, MARKET_LANTERNS, MARKET_TAGS, MARKET_WORDS } from './content.ts';

const pictureOf = (category: string): string =>
  MARKET_CATEGORIES.find(({ id }) => id === category)?.picture ?? '';

/** The rows of the supermarket home's content, for the seed. */
export const marketHomeTables = (now: Instant) => ({
  takeout_banner: MARKET_BANNERS.map(
    ({ id, kind, name, text, tone, category, jump, popup }, position) => ({
      id,
      kind,
      position,
      place: 0,
      name_zh: name.zh,
      name_en: name.en,
      text_zh: text.zh,
      text_en: text.en,
      tone,
      image: pictureOf(category),
      image_two: pictureOf(category),
      jump: JSON.stringify(jump),
      popup: popup ? JSON.stringify(popup) : null,
      starts_at: plus(now, -7 * DAY),
      ends_at: null,
      updated_at: now,
      shop: 'market',
    }),
  ),
  market_paper: MARKET_PAPERS.map(({ id, title, blocks, fromDays, withdrawnDays }) => ({
    id,
    title_zh: title.zh,
    title_en: title.en,
    blocks: JSON.stringify(blocks),
    published_at: plus(now, fromDays * DAY),
    withdrawn_at: withdrawnDays === undefined ? null : plus(now, withdrawnDays * DAY),
  })),
  takeout_lantern: MARKET_LANTERNS.map(({ id, type, name, picture, jump }, position) => ({
    id,
    type,
    position,
    name_zh: name.zh,
    name_en: name.en,
    image: picture,
    activity_image: null,
    jump: JSON.stringify(jump),
    shop: 'market',
  })),
  takeout_label: MARKET_TAGS.map(({ id, name, narrow }, sort) => ({
    id,
    sort,
    is_show: true,
    name_zh: name.zh,
    name_en: name.en,
    narrow: JSON.stringify(narrow),
    shop: 'market',
  })),
  takeout_hot_word: MARKET_WORDS.map(({ zh, en, category }, position) => ({
    id: `m-${position}`,
    position,
    word_zh: zh,
    word_en: en,
    business: 'market',
    image: category === undefined ? '' : pictureOf(category),
  })),
});
