import type { Language } from '#shared/i18n/language.ts';

type Texts = Readonly<Record<string, string>>;
type Load<P extends Texts> = () => Promise<{ texts: P }>;
const part = <P extends Texts>(zh: Load<P>, en: Load<Record<keyof P, string>>) => ({
  'zh-Hant': zh,
  en,
});

/** The words of each area, which come with its screens; those of the frame are in `for-consumer.ts`. */
export const TEXT_PARTS = {
  account: part(
    () => import('#shared/i18n/zh/parts/account.ts'),
    () => import('#shared/i18n/en/parts/account.ts'),
  ),
  'cancel-account': part(
    () => import('#shared/i18n/zh/parts/cancel-account.ts'),
    () => import('#shared/i18n/en/parts/cancel-account.ts'),
  ),
  home: part(
    () => import('#shared/i18n/zh/parts/home.ts'),
    () => import('#shared/i18n/en/parts/home.ts'),
  ),
  find: part(
    () => import('#shared/i18n/zh/parts/find.ts'),
    () => import('#shared/i18n/en/parts/find.ts'),
  ),
  address: part(
    () => import('#shared/i18n/zh/parts/address.ts'),
    () => import('#shared/i18n/en/parts/address.ts'),
  ),
  checkout: part(
    () => import('#shared/i18n/zh/parts/checkout.ts'),
    () => import('#shared/i18n/en/parts/checkout.ts'),
  ),
  gold: part(
    () => import('#shared/i18n/zh/parts/gold.ts'),
    () => import('#shared/i18n/en/parts/gold.ts'),
  ),
  group: part(
    () => import('#shared/i18n/zh/parts/group.ts'),
    () => import('#shared/i18n/en/parts/group.ts'),
  ),
  store: part(
    () => import('#shared/i18n/zh/parts/store.ts'),
    () => import('#shared/i18n/en/parts/store.ts'),
  ),
  orders: part(
    () => import('#shared/i18n/zh/parts/orders.ts'),
    () => import('#shared/i18n/en/parts/orders.ts'),
  ),
  pages: part(
    () => import('#shared/i18n/zh/parts/pages.ts'),
    () => import('#shared/i18n/en/parts/pages.ts'),
  ),
  wallet: part(
    () => import('#shared/i18n/zh/parts/wallet.ts'),
    () => import('#shared/i18n/en/parts/wallet.ts'),
  ),
} as const satisfies Record<string, Record<Language, Load<Texts>>>;

export type TextPart = keyof typeof TEXT_PARTS;
/** Every key of every area. */
export type PartKey = {
  [P in TextPart]: keyof Awaited<ReturnType<(typeof TEXT_PARTS)[P]['zh-Hant']>>['texts'];
}[TextPart];
