import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { Role } from '#shared/codes/group-order.ts';
import { href, internalPath } from '#shared/routes/define.ts';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';

type Facts = {
  name: MerchantRouteName;
  /** Path and query that were requested. */
  here: string;
  /** The `rp` of the address. */
  rp: string | null;
  session: { role: Role; hasStore: boolean } | null;
  /** A locked counter: only the write-off page is to be had (table A, row 36). */
  isKiosk?: boolean;
};

export type Decision = { show: true } | { show: false; to: string };

const WRITE_OFF_SCREENS: readonly MerchantRouteName[] = [
  'merchantHome',
  'merchantWriteOff',
  'merchantScanner',
];

/** What a locked counter shows. */
const KIOSK_SCREENS: readonly MerchantRouteName[] = ['merchantHome', 'merchantWriteOff'];

/** Screens that only some roles have: those whose first call is theirs (decision A3). */
const ROLES_OF: Partial<Record<MerchantRouteName, readonly Role[]>> = {
  merchantStaff: merchantContract.staffList.roles ?? [],
  merchantDevices: merchantContract.deviceList.roles ?? [],
  merchantSecurity: merchantContract.securityEventList.roles ?? [],
  merchantAlerts: merchantContract.merchantAlertList.roles ?? [],
  merchantRefunds: merchantContract.merchantRefundList.roles ?? [],
  merchantReviews: merchantContract.merchantCommentList.roles ?? [],
  merchantDayClose: merchantContract.merchantDayGet.roles ?? [],
  merchantStores: merchantContract.merchantDayGet.roles ?? [],
};

/** Whether a role has a screen at all. */
export const canSee = (name: MerchantRouteName, role: Role): boolean =>
  ROLES_OF[name]?.includes(role) ?? true;

/** Whether a role may write off at all: an auditor only reads (decision A3). */
export const canWriteOff = (role: Role): boolean =>
  merchantContract.groupVerifyCheck.roles?.includes(role) ?? true;

export const homeOf = (role: Role): string =>
  href(canWriteOff(role) ? merchantRoutes.merchantWriteOff : merchantRoutes.merchantRecord);

const go = (to: string): Decision => ({ show: false, to });

/** Where a person may be: signed in before anything else, then at a store, and only where their role has something to do. */
export const decide = ({ name, here, rp, session, isKiosk = false }: Facts): Decision => {
  const { auth } = merchantRoutes[name].meta;
  if (!session)
    return auth === false ? { show: true } : go(href(merchantRoutes.merchantLogin, { rp: here }));
  if (name === 'merchantLogin' || name === 'merchantEnrol')
    return go(internalPath(rp) ?? homeOf(session.role));
  if (isKiosk && session.hasStore)
    return KIOSK_SCREENS.includes(name)
      ? { show: true }
      : go(href(merchantRoutes.merchantWriteOff));
  if (name === 'merchantStoreList') return { show: true };
  if (!session.hasStore) return go(href(merchantRoutes.merchantStoreList, { rp: here }));
  if (!canSee(name, session.role)) return go(homeOf(session.role));
  return WRITE_OFF_SCREENS.includes(name) && !canWriteOff(session.role)
    ? go(href(merchantRoutes.merchantRecord))
    : { show: true };
};
