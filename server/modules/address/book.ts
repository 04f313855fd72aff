import { deliveryReach } from '#shared/geo/reach.ts';
import { couponBusiness } from '#shared/codes/coupon.ts';
import { identity } from '#shared/validate/identity.ts';
import { DEFAULT_CERTIFICATE_TYPE } from '#shared/codes/certificate-type.ts';
import type { Handlers } from '#server/kit/context.ts';
import {
  type NearEntry,
  nearIndexes,
  nearWithin,
  storeById,
} from '#server/modules/catalogue/index.ts';
import { holdAccount } from '#server/modules/people/index.ts';
import { refuse } from '#server/kit/refusal.ts';
import { addressRow } from './present.ts';
import {
  dropAddress,
  findAddress,
  keepRiskBuyer,
  listAddresses,
  readRiskBuyer,
  setDefault,
} from './repo.ts';

export const get: Handlers['addressGet'] = async (context, { id }) => {
  const found = await findAddress(context.deps.db.query, context.session.userId, id);
  return found === null ? refuse('ADDRESS_NOT_FOUND') : addressRow(found, context);
};

export const list: Handlers['addressList'] = async (context) => ({
  result: (await listAddresses(context.deps.db.query, context.session.userId)).map((address) =>
    addressRow(address, context),
  ),
});

/** Where the default one went, the latest becomes it. */
export const remove: Handlers['addressDel'] = async ({ deps, session }, { id }) => {
  await deps.db.tx(async (query) => {
    await holdAccount(query, session.userId);
    await dropAddress(query, session.userId, id);
    const [first] = await listAddresses(query, session.userId);
    if (first !== undefined && !first.isDefault) await setDefault(query, session.userId, first.id);
  });
  return {};
};

/** Those in range first, each group in the order of the address book. */
const inRangeFirst = <R extends { isInRange: boolean }>(rows: readonly R[]): R[] => [
  ...rows.filter(({ isInRange }) => isInRange),
  ...rows.filter(({ isInRange }) => !isInRange),
];

export const getList: Handlers['addressGetList'] = async (context, { storeId }) => {
  const { query } = context.deps.db;
  const store = await storeById(query, storeId);
  if (store === null) return refuse('STORE_NOT_FOUND');
  const rows = (await listAddresses(query, context.session.userId)).map((address) => {
    const { isInRange, distance, reason } = deliveryReach(store, address);
    return { ...addressRow(address, context), isInRange, distance, outReason: reason };
  });
  const { lat, lon, reachMeters } = store;
  return { store: { lat, lon, reachMeters }, result: inRangeFirst(rows) };
};

export const marketList: Handlers['addressMarketList'] = async (context, { businessType }) => {
  const {
    now,
    session: { userId },
    deps: { db },
  } = context;
  const { takeout, market } = couponBusiness.codes;
  const [stores, markets, addresses] = await Promise.all([
    businessType === market ? [] : nearIndexes.takeout.get(db),
    businessType === takeout ? [] : nearIndexes.market.get(db),
    listAddresses(db.query, userId),
  ]);
  const rows = addresses.map((address) => {
    const reaching = (entries: readonly NearEntry[]): number =>
      nearWithin(entries, address, { reach: 'inside' }, now).length;
    const [storeCount, marketCount] = [reaching(stores), reaching(markets)];
    const isInRange = storeCount + marketCount > 0;
    return { ...addressRow(address, context), isInRange, storeCount, marketCount };
  });
  return { result: inRangeFirst(rows) };
};

export const editBuyer: Handlers['riskEditBuyer'] = async ({ deps, session, now }, body) => {
  const checked = identity({ ...body, isAgreed: true });
  if (!checked.ok) return refuse('CERTIFICATE_INVALID', { reason: checked.reason });
  await keepRiskBuyer(deps.db.query, session.userId, checked, now);
  return {};
};

export const getBuyer: Handlers['riskGetBuyer'] = async ({ deps, session }) =>
  (await readRiskBuyer(deps.db.query, session.userId)) ?? {
    riskCertificateType: DEFAULT_CERTIFICATE_TYPE,
    riskCertificateNum: '',
  };
