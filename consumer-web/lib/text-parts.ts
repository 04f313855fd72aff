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
  checkout: ['checkout', 'cart', 'payment', 'labels'],
  gold: ['gold', 'payment', 'voucher'],
  group: [
    'group',
    'group-store',
    'group-check-in',
    'group-sale',
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
  reminders: ['group-sale'],
  'group-refund': ['group-refund', 'refund', 'order', 'payment', 'labels'],
  store: ['store', 'shop', 'cart', 'labels'],
  orders: ['orders', 'order', 'order-actions', 'refund', 'cart', 'payment', 'labels'],
  'share-sheet': ['share-sheet'],
  pages: ['pages', 'promotion', 'voucher', 'labels'],
  wallet: ['wallet', 'promotion', 'voucher', 'labels'],
} as const satisfies Record<string, readonly Area[]>;

export type TextPart = keyof typeof TEXT_PARTS;
export type TextArea = 'frame' | (typeof TEXT_PARTS)[TextPart][number];
/** Every key that the app can show. */
export type AreaKey = KeyOf<TextArea>;

/** One file for each area and language; those of the server, the desktop and the console stay out. */
const files = import.meta.glob<{ texts: Texts }>(
  ['./*/*.ts', '!./{console*,desktop,errors,messages,server,validate,verdict}/*'],
  { base: '../../shared/i18n' },
);

/** Loads the words of an area. */
export const loadArea = async (area: TextArea, language: Language): Promise<Texts> =>
  (await files[`./${area}/${LANGUAGES[language].file}.ts`]!()).texts;
