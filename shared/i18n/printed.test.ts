import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';

const { 'zh-Hant': zh, en } = CATALOGUES;

/**
 * Every message that the specification prints word for word: text, and where it stands. A blank is
 * written `{}`.
 */
const CHINESE: readonly (readonly [string, string])[] = [
  ['網絡不是很好，請到信號好的地方再試試', 'spec 000 §8'],
  ['複製成功', 'spec 000 §8'],
  ['請稍後...', 'spec 000 §8'],
  ['沒有該類型', 'spec 000 §8'],
  ['不是APP环境', 'spec 000 §8'],
  ['没登录', 'spec 000 §8'],
  ['非微信', 'spec 000 §8'],
  ['加載中...', 'spec 001 §8'],
  ['獲取訂單失敗', 'spec 001 §8'],
  ['查詢店鋪失敗', 'spec 001 §8'],
  ['獲取訂單時間失敗', 'spec 001 §8'],
  ['定位異常，請開啓定位', 'spec 001 §8'],
  ['geocoder查询定位失败', 'spec 001 §8'],
  ['訂單中包含折扣菜，訂單金額需達到{}', 'spec 002 §5'],
  ['訂單中包含快閃折扣菜，訂單金額需達到{}', 'spec 002 §5'],
  ['未登錄', 'spec 002 §5'],
  ['新紅包', 'spec 002 §5'],
  ['獲取活動失敗', 'spec 002 §8'],
  ['分享失敗', 'spec 002 §8'],
  ['分享成功', 'spec 002 §8'],
  ['不支持 openOtherApp API', 'spec 002 §8'],
];

const ENGLISH: readonly (readonly [string, string])[] = [
  ['wrong digit count', 'spec 000 §5'],
  ['wrong birth date', 'spec 000 §5'],
  ['wrong number', 'spec 000 §5'],
  ['illegal region', 'spec 000 §5'],
  ['passwords do not match', 'spec 001 §5'],
  ['get token error', 'spec 001 §8'],
  ['get user info error', 'spec 001 §8'],
  ['Partial refund is not supported', 'spec 001 §8, 002 §5, §8'],
  ['Refund decline', 'spec 001 §8, 002 §8'],
  ['Insufficient bonus', 'spec 001 §8, 002 §8'],
  ['Please select delivery address', 'spec 001 §8, 002 §8'],
  ['Please select delivery time', 'spec 001 §8, 002 §8'],
  ['Please select order type', 'spec 001 §8, 002 §8'],
  ['Your delivery fee changed because of the change of delivery address', 'spec 001 §8, 002 §8'],
  [
    'Orders discounted by mFood bonus are temporarily not support with Alipay payment',
    'spec 002 §8',
  ],
  ['Payment has to be ≥ $0.1', 'spec 001 §8, 002 §8'],
  ['The store does not accept next-day reservations', 'spec 001 §8, 002 §8'],
  ['No item info is available in the area', 'spec 002 §8'],
  ['No store info found in the current location', 'spec 001 §8, 002 §8'],
  ['No coupon is available at the moment', 'spec 001 §8, 002 §8'],
  ['Sold out', 'spec 001 §8, 002 §8'],
  ['Off-business hours', 'spec 001 §8, 002 §8'],
  ['No records', 'spec 001 §8, 002 §8'],
  ['Please select the reason for refund', 'spec 001 §8, 002 §5'],
  ['Please enter the reason', 'spec 001 §8, 002 §5'],
  ['Please select the item(s)', 'spec 001 §8, 002 §5'],
  ['Please uncheck all items first', 'spec 001 §8, 002 §5'],
  ['Really delete this review?', 'spec 002 §6'],
  ['spend {} for delivery from {}', 'spec 002 §9'],
  ['free delivery', 'spec 002 §9'],
  ['Very bad', 'spec 001 §9, 002 §9'],
  ['Poor', 'spec 001 §9, 002 §9'],
  ['Fair', 'spec 001 §9, 002 §9'],
  ['Satisfied', 'spec 001 §9, 002 §9'],
  ['Perfect', 'spec 001 §9, 002 §9'],
  ['Super Combo', 'spec 002, English message catalogue'],
  ['mFood Plus', 'spec 002, English message catalogue'],
  ['Conversion Center', 'spec 002, English message catalogue'],
];

/**
 * What the specification tells in its own words, or calls translated: these words stand in the
 * catalogue, whatever the case of their letters.
 */
const TOLD: readonly (readonly [string, string])[] = [
  ['back to home', 'spec 000 §2'],
  ['login failed', 'spec 000 §8'],
  ['failed to get user info', 'spec 000 §8'],
  ['location failed', 'spec 000 §8'],
  ['address out of delivery range', 'spec 000 §8'],
  ['unable to deliver here', 'spec 000 §8'],
  ['cancel failed', 'spec 000 §8'],
  ['refund failed', 'spec 000 §8'],
  ['failed to get rider', 'spec 000 §8'],
  ['failed to claim', 'spec 000 §8'],
  ['store not found', 'spec 000 §8'],
  ['campaign over', 'spec 000 §8'],
  ['not started', 'spec 000 §8'],
  ['order cannot be deleted until completed', 'spec 000 §8'],
  ['no refund support due to payment channel', 'spec 000 §8'],
  ['failed to get red packet or voucher', 'spec 001 §8'],
  ['rating success', 'spec 001 §8'],
  ['copy success', 'spec 001 §8'],
  ['restocking', 'spec 002 §5'],
  ['item has reached the stock limit', 'spec 002 §5'],
  ['item has reached the purchase limit, limit {}', 'spec 002 §5'],
  ['overweight, reduce items or split the order', 'spec 002 §5'],
  ['item added to cart, store is closed and cannot accept orders', 'spec 002 §5'],
  ['discount items limited per order to {}, extra at original price', 'spec 002 §5'],
  ['discount item stock remaining {}', 'spec 002 §5'],
  ['seckill limited to {}, extra at original price', 'spec 002 §5'],
  ['seckill remaining {}, extra at original price', 'spec 002 §5'],
  ['welfare item remaining {}, extra at original price', 'spec 002 §5'],
  ['per-order join limit {} time | per-order join limit {} times', 'spec 002 §5'],
  ['some gift stock insufficient', 'spec 002 §5'],
  ['gift quantity 0, add more activity items', 'spec 002 §5'],
  ['activity reached join limit', 'spec 002 §5'],
  ['group-buy activity reached join limit or stock insufficient', 'spec 002 §5'],
  [
    'group-buy activity reached per-order count, other group items return to original price',
    'spec 002 §5',
  ],
  ['activity reached the user join limit, items return to original price', 'spec 002 §5'],
  ['resting', 'spec 002 §4'],
  ['order-overloaded', 'spec 002 §4'],
  ['closed', 'spec 002 §4'],
  ['refunded', 'spec 001 §4'],
  ['cancelled', 'spec 001 §4'],
  ['store accepted', 'spec 001 §4'],
  ['out for delivery', 'spec 001 §4'],
  ['store delivery', 'spec 001 §4'],
  ['ready for self pickup', 'spec 001 §4'],
  ['completed', 'spec 001 §4'],
  ['rider heading to store', 'spec 001 §4'],
  ['delivering', 'spec 001 §4'],
  ['not refunded', 'spec 001 §4'],
  ['refund succeeded', 'spec 001 §4'],
  ['macao id', 'spec 001 §3'],
  ['hk id', 'spec 001 §3'],
  ['mainland id', 'spec 001 §3'],
  ['passport', 'spec 001 §3'],
  ['mr', 'spec 001 §3'],
  ['ms', 'spec 001 §3'],
  ['macao', 'spec 001 §3'],
  ['hk', 'spec 001 §3'],
  ['mainland', 'spec 001 §3'],
  ['normal', 'spec 001 §6'],
  ['gold', 'spec 001 §6'],
  ['platinum', 'spec 001 §6'],
  ['diamond', 'spec 001 §6'],
  ['black card', 'spec 001 §6'],
  ['monthly card', 'spec 002 §1'],
  ['non-member', 'spec 002 §1'],
  ['trial', 'spec 002 §1'],
  ['new user', 'spec 001 §9'],
  ['lucky-draw', 'spec 001 §9'],
  ['promotion', 'spec 001 §9'],
  ['share', 'spec 001 §9'],
  ['share-and-draw', 'spec 001 §9'],
  ['discount activity', 'spec 001 §9'],
  ['member', 'spec 001 §9'],
  ['member top-up pack', 'spec 001 §9'],
  ['plastic bag fee', 'spec 001 §9'],
  ['duplicate order', 'spec 001 §9'],
  ['others', 'spec 001 §9'],
  ['low salt', 'spec 001 §9'],
  ['low sugar', 'spec 001 §9'],
  ['low fat', 'spec 001 §9'],
  ['no spicy', 'spec 001 §9'],
  ['less spicy', 'spec 001 §9'],
  ['more spicy', 'spec 001 §9'],
  ['no garlic', 'spec 001 §9'],
  ['no coriander', 'spec 001 §9'],
  ['no green onion', 'spec 001 §9'],
];

/**
 * Words that a longer sentence of the catalogue holds, because the specification describes it and
 * leaves the rest open.
 */
const WITHIN: readonly (readonly [string, string])[] = [
  ['check in app - my - vouchers', 'spec 000 §5, 002 §5'],
  ['too low for combo coupons', 'spec 000 §8, 002 §8'],
  ['food cannot be delivered upstairs to schools, hotels or casinos', 'spec 001 §5, 002 §5'],
];

/** A sentence with its blanks, and a currency sign before one, as `{}`. */
const blanked = (text: string): string => text.replace(/\$?\{\w*\}/g, '{}');
const sentences = (catalogue: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(catalogue).map(blanked));

const chinese = sentences(zh);
const english = sentences(en);
const lowered = new Set([...english].map((text) => text.toLowerCase()));

describe('messages that the specification prints', () => {
  it.each(CHINESE)('%s (%s) stands in Chinese', (text) => {
    expect(chinese.has(text)).toBe(true);
  });
  it.each(ENGLISH)('%s (%s) stands in English', (text) => {
    expect(english.has(text)).toBe(true);
  });
  it.each(TOLD)('%s (%s) is said', (text) => {
    expect(lowered.has(text)).toBe(true);
  });
  it.each(WITHIN)('%s (%s) is said in a sentence', (text) => {
    expect([...lowered].some((sentence) => sentence.includes(text))).toBe(true);
  });
});

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const languages = Object.keys(LANGUAGES) as Language[];

const readTexts = async (file: string): Promise<Readonly<Record<string, string>>> => {
  const module = (await import(/* @vite-ignore */ `${here}/${file}`)) as {
    texts: Readonly<Record<string, string>>;
  };
  return module.texts;
};

describe('areas', () => {
  it.each(folders)('%s has one file for each language and no other', (area) => {
    expect(readdirSync(`${here}/${area}`).sort()).toEqual(
      languages.map((language) => `${LANGUAGES[language].file}.ts`).sort(),
    );
  });

  it.each(languages)(
    'are all in the catalogue of %s, and none overwrites the key of another',
    async (language) => {
      for (const area of folders)
        expect(CATALOGUES[language]).toMatchObject(
          await readTexts(`${area}/${LANGUAGES[language].file}.ts`),
        );
    },
  );

  it.each(folders)('%s has the same keys in the same order in every language', async (area) => {
    const [source, ...others] = await Promise.all(
      languages.map((language) => readTexts(`${area}/${LANGUAGES[language].file}.ts`)),
    );
    for (const texts of others) expect(Object.keys(texts)).toEqual(Object.keys(source!));
  });
});
