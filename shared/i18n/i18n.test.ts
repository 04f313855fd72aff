import { describe, expect, it } from 'vitest';
import { ERROR_CODES, codeOf, errorNameOf } from '../codes/error-code.ts';
import { ERRORS, type ErrorName } from '../codes/errors/index.ts';
import { REDEEM_CODES } from '../codes/redeem-code.ts';
import { CATALOGUES } from './catalogue.ts';
import { errorKey, errorText } from './error-text.ts';
import * as enAreas from './en.ts';
import * as zhAreas from './zh.ts';
import { languageOfWire, wireLanguage } from './language.ts';
import { languageOfLocale, translate, translator } from './translate.ts';

const { 'zh-Hant': zh, en } = CATALOGUES;
const names = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort((a, b) => a.localeCompare(b));

/** What the store's people read: the console and what its till says. */
const areasOfStaff = (areas: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(areas)
    .filter(([area]) => /^(?:console|verdict|desktop)/.test(area))
    .map(([, texts]) => texts);
/** What the console and the till say is left out, and the errors, which are everybody's. */
const areasOfGuests = (areas: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(areas)
    .filter(([area]) => !/^(?:console|desktop|errors|verdict|wall)/.test(area))
    .map(([, texts]) => texts);

describe('strings', () => {
  it('have the same keys and the same blanks in both languages, and none is empty', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
    for (const key of Object.keys(zh) as (keyof typeof zh)[]) {
      expect([key, ...new Set(names(en[key]))]).toEqual([key, ...new Set(names(zh[key]))]);
      expect(zh[key].trim(), key).not.toBe('');
      expect(en[key].trim(), key).not.toBe('');
    }
  });
  it('speak to everybody as 您, and of an account as 帳號 (docs/design.md)', () => {
    expect(
      Object.entries<string>(zh)
        .filter(([, text]) => /你|帳戶/.test(text))
        .map(([key]) => key),
    ).toEqual([]);
  });
  it('call one thing by one word (docs/design.md)', () => {
    const printed = ['order.storeFailed', 'jump.versionTooLow'];
    const kept = (texts: Readonly<Record<string, string>>, old: RegExp) =>
      Object.entries(texts)
        .filter(([key, text]) => old.test(text) && !printed.includes(key))
        .map(([key]) => key);
    expect(kept(zh, /店鋪|秒殺|配送費|聯繫人|主管|優惠券/)).toEqual([]);
    expect(kept(en, /\bshops?\b/i)).toEqual([]);
    expect(kept(en, /\b(given back|paid back|under way|write-?offs?|written off)\b/i)).toEqual([]);
    const old =
      /\bto be paid\b|waits? for its payment|[Aa](?:sk|pply) for (?:a )?refund|\brevoked\b|\b(?:given|paid) back\b|give \S+ back|being handled|[Cc]ancel refund|[Mm]eal box|\} to use$/;
    expect(areasOfGuests(enAreas).flatMap((texts) => kept(texts, old))).toEqual([]);
    // what a guest reads of a store says 店舖, what its people read says 門店
    const readByGuests = ['reviews.template.look'];
    expect(
      areasOfStaff(zhAreas)
        .flatMap((texts) => kept(texts, /店舖|日結|客人|買家/))
        .filter((key) => !readByGuests.includes(key)),
    ).toEqual([]);
    const oldOfStaff =
      /\bmoney (?:goes )?back\b|\bcall(?:ed)? (?:\S+ )?off\b|\bcollect(?:s|ed)?\b|\bbarcodes?\b|\b(?<!\{)buyers?\b|\bbrought in\b|\btaken? back\b|\bdesktop program\b|\bmend\b|\bday ends?\b/i;
    expect(areasOfStaff(enAreas).flatMap((texts) => kept(texts, oldOfStaff))).toEqual([]);
    // guests sign in by one word, the console's people by another
    expect(areasOfGuests(zhAreas).flatMap((texts) => kept(texts, /登入/))).toEqual([]);
  });
  it('say the poor-network sentence as documented (spec 000 §8)', () => {
    expect(errorText(new Error('x'), translator('zh-Hant'))).toBe(
      '網絡不是很好，請到信號好的地方再試試',
    );
    expect(errorText({ note: '商品已售罄' }, translator('en'))).toBe('商品已售罄');
    expect(errorText({ note: '', reason: 'EXPIRED' }, translator('en'))).toBe(
      'This voucher has expired',
    );
  });
  it('know a sentence for each code, and each code once', () => {
    const codes = Object.values(ERROR_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(codeOf(errorNameOf(code)!)).toBe(code);
    for (const [name, { zh: sentence }] of Object.entries(ERRORS))
      expect(zh[errorKey(name as ErrorName)]).toBe(sentence);
    expect(Object.keys(ERRORS)).toEqual(expect.arrayContaining(Object.keys(REDEEM_CODES)));
  });
  it('fills blanks and leaves unknown ones', () => {
    expect(translate('en', 'brand', { x: 1 })).toBe('Senado');
  });
  it('part a number or a Latin word from Chinese by a space, and Chinese from Chinese by none (docs/design.md)', () => {
    const t = translator('zh-Hant');
    expect([
      t('orders.line.waiting', { time: '12:30' }),
      t('orders.line.waiting', { time: '明天 12:30' }),
    ]).toEqual(['已通知店舖，預計 12:30 送達', '已通知店舖，預計明天 12:30 送達']);
    expect([
      t('share.storeHeading', { store: 'Nova Grill' }),
      t('share.storeHeading', { store: '蓮峰粥麵' }),
    ]).toEqual(['Nova Grill 的見面禮', '蓮峰粥麵的見面禮']);
    expect([
      t('orders.person', { name: '陳大文', title: '先生' }),
      t('orders.rider', { name: '何文' }),
    ]).toEqual(['陳大文 先生', '騎手何文']);
  });
  it.each([
    ['en_US', 'en'],
    ['en-GB', 'en'],
    ['zh-TW', 'zh-Hant'],
    ['pt-MO', 'zh-Hant'],
    [undefined, 'zh-Hant'],
  ])('locale %s reads %s (spec 000 §1)', (locale, language) => {
    expect(languageOfLocale(locale)).toBe(language);
  });
  it('are zh-TW and en-US in requests (spec 000 §1)', () => {
    expect([wireLanguage('zh-Hant'), wireLanguage('en')]).toEqual(['zh-TW', 'en-US']);
    expect(['zh-TW', 'en-US', 'pt-PT', undefined].map(languageOfWire)).toEqual([
      'zh-Hant',
      'en',
      'zh-Hant',
      'zh-Hant',
    ]);
  });
});
