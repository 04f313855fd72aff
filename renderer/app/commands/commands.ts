import type { MessageKey, Translate } from '#shared/i18n/translate.ts';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';
import { decide } from '../guard.ts';

type Facts = Omit<Parameters<typeof decide>[0], 'name' | 'here' | 'rp'> & { t: Translate };
export type ScreenCommand = { name: MerchantRouteName; path: string; label: string };

/** Not listed: details, which are opened from their lists; the other path of the write-off page; the sign-in page, which follows a sign-out. */
const NOT_OFFERED: readonly MerchantRouteName[] = [
  'merchantHome',
  'merchantLogin',
  'merchantEnrol',
  'merchantOrderDetails',
  'merchantCommodityDetails',
];

/** The screens that the operator may open now. A new route is offered without a change here. */
export const screenCommands = ({ t, ...facts }: Facts): ScreenCommand[] =>
  (Object.keys(merchantRoutes) as MerchantRouteName[])
    .filter(
      (name) =>
        !NOT_OFFERED.includes(name) &&
        decide({ name, here: merchantRoutes[name].path, rp: null, ...facts }).show,
    )
    .map((name) => ({
      name,
      path: merchantRoutes[name].path,
      label: t(merchantRoutes[name].meta.title as MessageKey),
    }));
