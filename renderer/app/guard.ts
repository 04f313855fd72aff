import { merchantContract } from '#shared/contract/merchant/index.ts';
import type { WorkplaceKind } from '#shared/codes/store-kind.ts';
import type { Role } from '#shared/codes/group-order.ts';
import { href, internalPath } from '#shared/routes/define.ts';
import { merchantRoutes, type MerchantRouteName } from '#shared/routes/merchant/index.ts';

type Facts = {
  name: MerchantRouteName;
  /** Path and query that were requested. */
  here: string;
  /** The `rp` of the address. */
  rp: string | null;
  session: {
    role: Role;
    /** What this till's store does; null before one is chosen. */ store: WorkplaceKind | null;
    /** A display of the kitchen, which shows nothing else. */ isKitchen?: boolean | undefined;
  } | null;
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

/** Who reads the figures of a day: those who see refunds. */
const DAY_READERS: readonly Role[] = merchantContract.merchantRefundList.roles ?? [];

/** Screens that only some roles have: those whose first call is theirs (decision A3). */
const ROLES_OF: Partial<Record<MerchantRouteName, readonly Role[]>> = {
  merchantStaff: merchantContract.staffList.roles ?? [],
  merchantDevices: merchantContract.deviceList.roles ?? [],
  merchantSecurity: merchantContract.securityEventList.roles ?? [],
  merchantAlerts: merchantContract.merchantAlertList.roles ?? [],
  merchantRefunds: DAY_READERS,
  // the calls of these are loaded with their pages, and have the roles of the refunds
  merchantDayClose: DAY_READERS,
  merchantReviews: DAY_READERS,
  merchantAudit: DAY_READERS,
  merchantPromotions: DAY_READERS,
  merchantStores: DAY_READERS,
};

/** Whether a role has a screen at all. */
export const canSee = (name: MerchantRouteName, role: Role): boolean =>
  ROLES_OF[name]?.includes(role) ?? true;

/** Whether a role may write off at all: an auditor only reads (decision A3). */
export const canWriteOff = (role: Role): boolean =>
  merchantContract.groupVerifyCheck.roles?.includes(role) ?? true;

/** Screens about deals and their vouchers, which a store with a desk does not have. */
const DEAL_SCREENS: readonly MerchantRouteName[] = [
  'merchantHome',
  'merchantWriteOff',
  'merchantScanner',
  'merchantOrder',
  'merchantOrderDetails',
  'merchantVisits',
  'merchantCommodity',
  'merchantCommodityDetails',
  'merchantRefunds',
];

/** Screens about orders, which a store of deals does not have. */
const DESK_SCREENS: readonly MerchantRouteName[] = [
  'merchantDesk',
  'merchantKitchen',
  'merchantMenu',
  'merchantPromotions',
  'merchantPicking',
];

/** Whether a kind of store has a screen: deals are redeemed at one, orders answered at the other. */
export const isOf = (name: MerchantRouteName, store: WorkplaceKind): boolean =>
  store === 'group' ? !DESK_SCREENS.includes(name) : !DEAL_SCREENS.includes(name);

/** Where a person begins at a store. */
export const homeOf = (role: Role, store: WorkplaceKind | null): string => {
  if (store !== null && store !== 'group') return href(merchantRoutes.merchantDesk);
  return href(canWriteOff(role) ? merchantRoutes.merchantWriteOff : merchantRoutes.merchantRecord);
};

const go = (to: string): Decision => ({ show: false, to });

/** Where a person may be: signed in before anything else, then at a store, and only where their role has something to do. */
export const decide = ({ name, here, rp, session, isKiosk = false }: Facts): Decision => {
  const { auth } = merchantRoutes[name].meta;
  if (!session)
    return auth === false ? { show: true } : go(href(merchantRoutes.merchantLogin, { rp: here }));
  if (session.isKitchen)
    return name === 'merchantKitchen' ? { show: true } : go(href(merchantRoutes.merchantKitchen));
  if (name === 'merchantLogin' || name === 'merchantEnrol')
    return go(internalPath(rp) ?? homeOf(session.role, session.store));
  if (isKiosk && session.store !== null)
    return KIOSK_SCREENS.includes(name)
      ? { show: true }
      : go(href(merchantRoutes.merchantWriteOff));
  if (name === 'merchantStoreList') return { show: true };
  if (session.store === null) return go(href(merchantRoutes.merchantStoreList, { rp: here }));
  if (!canSee(name, session.role) || !isOf(name, session.store))
    return go(homeOf(session.role, session.store));
  return WRITE_OFF_SCREENS.includes(name) && !canWriteOff(session.role)
    ? go(href(merchantRoutes.merchantRecord))
    : { show: true };
};
