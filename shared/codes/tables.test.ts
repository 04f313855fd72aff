import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  activityProductType,
  activityType,
  compositeType,
  deliveryOfferType,
  orderLimitType,
} from './activity.ts';
import { cardStatus } from './card-status.ts';
import { certificateType, DEFAULT_CERTIFICATE_TYPE } from './certificate-type.ts';
import { CLIENT_KINDS, clientKind } from './client-kind.ts';
import { COMMENT_PREVIEW } from './comment-preview.ts';
import { marketLantern, takeoutLantern } from './lantern.ts';
import { OUTSIDE_DELIVERY, PAGE_SIZE, RECOMMENDED_STORES } from './list-defaults.ts';
import { locationStatus } from './location-status.ts';
import { memberLevel, memberType, savingsType, shownLevel } from './member.ts';
import { PAYMENT_TYPE_OF } from './payment-host.ts';
import { PAYMENT_TYPES } from './payment-type.ts';
import { bannerType, popListType } from './popup.ts';
import { productSort } from './product-sort.ts';
import { redPacketSource } from './red-packet-source.ts';
import { reportReason } from './report-reason.ts';
import { SHARE_CHANNELS } from './share-channel.ts';
import { storeSort } from './store-sort.ts';

type Table = {
  readonly codes: Readonly<Record<string, number>>;
  readonly nameOf: (code: number | null | undefined) => string;
};
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'codes' in value && 'nameOf' in value;

/** Every table of this folder, whoever wrote it. */
const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const modules = await Promise.all(
  files.map(
    async (file) =>
      [
        file,
        (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as Record<
          string,
          unknown
        >,
      ] as const,
  ),
);
const tables = modules.flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    isTable(value) ? [[`${file} ${name}`, value] as const] : [],
  ),
);

/** 0, 1 and nothing mean that no rider has come yet (decision F2). */
const listedBeside: Readonly<Record<string, readonly unknown[]>> = {
  'order-status.ts riderStatus': [0, 1, null, undefined],
};

describe('code tables', () => {
  it('are found', () => {
    expect(tables.length).toBeGreaterThan(20);
  });
  it.each(tables)(
    '%s reads its own numbers and calls every other one unknown',
    (table, { codes, nameOf }) => {
      const numbers = Object.values(codes);
      const isListed = (code: number | null | undefined) =>
        numbers.includes(code ?? Number.NaN) || Boolean(listedBeside[table]?.includes(code));
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const [name, code] of Object.entries(codes)) expect(nameOf(code)).toBe(name);
      for (let code = -20; code <= 120; code += 1)
        if (!isListed(code)) expect(nameOf(code), String(code)).toBe('unknown');
      for (const code of [null, undefined, Number.NaN, 0.5, Number.MAX_SAFE_INTEGER])
        if (!isListed(code)) expect(nameOf(code)).toBe('unknown');
    },
  );
});

describe('the numbers that the specification prints', () => {
  it.each<[string, Table, Record<number, string>]>([
    [
      'hosts (spec 000 §1)',
      clientKind,
      {
        1: 'app',
        2: 'wallet',
        3: 'paymentApp',
        4: 'social',
        5: 'miniProgram',
        6: 'bank',
        7: 'web',
      },
    ],
    ['member types (spec 002 §1)', memberType, { 1: 'monthlyCard', 2: 'nonMember', 3: 'trial' }],
    [
      'member levels (spec 001 §6)',
      memberLevel,
      { 0: 'normal', 1: 'gold', 2: 'platinum', 3: 'diamond', 4: 'blackCard' },
    ],
    ['savings (spec 002 §3)', savingsType, { 1: 'monthly', 2: 'total' }],
    [
      'certificates (spec 001 §3)',
      certificateType,
      { 0: 'unknown', 1: 'macaoId', 2: 'hkId', 3: 'mainlandId', 4: 'passport', 5: 'unknown' },
    ],
    ['location status (spec 001 §4)', locationStatus, { 0: 'unknown', 1: 'located', 2: 'failed' }],
    ['takeout lanterns (spec 001 §7)', takeoutLantern, { 1: 'home', 2: 'search' }],
    [
      'market lanterns (spec 002 §9)',
      marketLantern,
      { 1: 'unknown', 2: 'main', 3: 'small', 6: 'search' },
    ],
    [
      'product sorting (spec 002 §4)',
      productSort,
      { 1: 'discountRate', 2: 'sales', 3: 'priceAscending', 4: 'priceDescending' },
    ],
    [
      'activities (spec 002 §3)',
      activityType,
      { 1: 'fullReduction', 2: 'fullDiscount', 3: 'composite', 4: 'unknown', 7: 'purchase' },
    ],
    [
      'products of an activity (spec 002 §3)',
      activityProductType,
      { 1: 'all', 2: 'category', 3: 'brand', 4: 'specific' },
    ],
    ['banners (spec 002 §3)', bannerType, { 1: 'active', 2: 'roll', 3: 'notify' }],
    ['pop lists (spec 002 §9)', popListType, { 1: 'active', 2: 'roll', 3: 'unknown' }],
    ['composite offers (spec 002 §3)', compositeType, { 1: 'anyPieces', 2: 'afterThreshold' }],
    ['order limits (spec 002 §9)', orderLimitType, { 0: 'unlimited' }],
    ['delivery offers (spec 002 §3)', deliveryOfferType, { 1: 'freeForAll', 2: 'unknown' }],
    [
      'red packet sources (spec 001 §9)',
      redPacketSource,
      {
        1: 'newUser',
        2: 'luckyDraw',
        3: 'promotion',
        4: 'share',
        5: 'shareAndDraw',
        6: 'discountActivity',
        7: 'member',
        8: 'memberTopUpPack',
      },
    ],
  ])('%s', (_, { nameOf }, printed) => {
    for (const [code, name] of Object.entries(printed)) expect(nameOf(Number(code))).toBe(name);
  });
  it('report reasons are coded 0 to 5 (spec 001 §3)', () => {
    expect(Object.values(reportReason.codes)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('lists come 20 by 20, stores outside delivery 10 by 10, the first reviews 3 (spec 000 §9, 001 §9, 002 §9)', () => {
    expect(PAGE_SIZE).toBe(20);
    expect(OUTSIDE_DELIVERY).toEqual({ size: 10, sortType: 1 });
    expect(RECOMMENDED_STORES).toEqual({ size: 20, offset: 0 });
    expect(COMMENT_PREVIEW).toEqual({ offset: 0, size: 3 });
  });
  it('shares go to three channels (spec 002 §9)', () => {
    expect(SHARE_CHANNELS).toEqual(['WeChat', 'Facebook', 'moments']);
  });
  it('forms begin with the Macao ID (spec 001 §9)', () => {
    expect(certificateType.nameOf(DEFAULT_CERTIFICATE_TYPE)).toBe('macaoId');
    expect(storeSort.nameOf(1)).toBe('overall');
    expect(cardStatus.nameOf(1)).toBe('verified');
  });
  it('show an unknown level as normal (decision L3)', () => {
    expect([0, 4, 5, null].map(shownLevel)).toEqual(['normal', 'blackCard', 'normal', 'normal']);
  });
  it('pay by the host (spec 001 §4, decision K3)', () => {
    expect(PAYMENT_TYPE_OF).toMatchObject({
      app: 'MP_MACAU',
      wallet: 'MP_MACAU',
      paymentApp: 'OPEN_ALI',
      bank: 'BOC_H5_PAY',
    });
    for (const client of Object.keys(CLIENT_KINDS).filter((kind) => kind !== 'console'))
      expect(PAYMENT_TYPES).toContain(PAYMENT_TYPE_OF[client as keyof typeof PAYMENT_TYPE_OF]);
  });
});
