import type { Area, KeyOf } from '#shared/i18n/catalogue.ts';
import { LANGUAGES, type Language } from '#shared/i18n/language.ts';

type Texts = Readonly<Record<string, string>>;

/** The areas of words that come with each group of screens; `frame` is there from the first moment. */
export const TEXT_PARTS = {
  account: ['account'],
  'cancel-account': ['cancel-account'],
  home: ['home', 'location'],
  find: ['home', 'location', 'find', 'promotion', 'voucher'],
  address: ['address', 'location', 'account', 'labels'],
  cards: ['cards', 'validate', 'payment', 'labels'],
  checkout: ['checkout', 'cart', 'payment', 'labels'],
  gold: ['gold', 'payment', 'voucher'],
  group: [
    'group',
    'group-store',
    'group-check-in',
    'group-sale',
    'reminders',
    'group-refund',
    'order-actions',
    'shop',
    'payment',
    'labels',
    'home',
    'location',
    'find',
    'promotion',
    'voucher',
  ],
  'market-checkout': ['checkout', 'cart', 'payment', 'labels', 'market-order', 'shop'],
  'market-orders': [
    'market-order',
    'orders',
    'order',
    'order-actions',
    'refund',
    'cart',
    'checkout',
    'payment',
    'shop',
    'labels',
  ],
  // beside `orders`: the cards of deals
  'all-orders': ['group'],
  'market-find': [
    'market-find',
    'market-home',
    'reminders',
    'home',
    'location',
    'find',
    'promotion',
    'voucher',
  ],
  'market-home': ['market-home', 'home', 'location'],
  combo: ['combo', 'payment', 'voucher'],
  'monthly-card': ['monthly-card', 'payment', 'home', 'labels', 'location'],
  'market-zone': ['market-find', 'market-home', 'home', 'location', 'labels', 'voucher'],
  'market-activity': ['market-activity', 'voucher', 'labels'],
  reminders: ['reminders'],
  'group-refund': ['group-refund', 'refund', 'order', 'payment', 'labels'],
  store: ['store', 'shop', 'cart', 'labels'],
  'market-store': ['market-store', 'store', 'shop', 'cart', 'labels', 'find'],
  orders: [
    'orders',
    'order',
    'order-actions',
    'refund',
    'cart',
    'payment',
    'labels',
    'market-order',
  ],
  'share-sheet': ['share-sheet'],
  'not-here': ['not-here'],
  pages: ['pages', 'promotion', 'voucher', 'labels'],
  points: ['points'],
  profile: ['profile', 'account', 'payment'],
  wallet: ['wallet', 'promotion', 'voucher', 'labels'],
} as const satisfies Record<string, readonly Area[]>;

export type TextPart = keyof typeof TEXT_PARTS;
export type TextArea = 'frame' | (typeof TEXT_PARTS)[TextPart][number];
/** Every key that the app can show. */
export type AreaKey = KeyOf<TextArea>;

/** Where the words of a language are: each visit loads one list. */
const LISTS = {
  zh: () => import('./text-files/zh.ts'),
  en: () => import('./text-files/en.ts'),
} as const satisfies Record<(typeof LANGUAGES)[Language]['file'], unknown>;

/** Loads the words of an area. */
export const loadArea = async (area: TextArea, language: Language): Promise<Texts> => {
  const { file } = LANGUAGES[language];
  const { files } = await LISTS[file]();
  return (await files[`./${area}/${file}.ts`]!()).texts;
};
