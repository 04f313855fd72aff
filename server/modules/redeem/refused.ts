import { codeOf } from '#shared/codes/error-code.ts';
import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { MerchantContext } from '#server/kit/context.ts';
import { namedStores } from '#server/modules/catalogue/index.ts';
import { dataOf, Refusal } from '#server/kit/refusal.ts';
import { liveUses, type LiveUse } from './log-repo.ts';
import type { VoucherFacts } from './voucher-repo.ts';
import type { VoucherRefusal } from './rules.ts';

/** A refusal of the write-off, complete enough to be kept and said again. Errors outside the closed set stay themselves. */
export type Refused = {
  reason: RedeemReason | 'BAD_REQUEST';
  data: Readonly<Record<string, unknown>>;
};

const useRow = ({ at, store, operator, device, codeMask }: LiveUse, { pick }: MerchantContext) => ({
  at,
  store: pick(store),
  operator: pick(operator),
  device,
  codeMask,
});

const windowData = (refusal: VoucherRefusal): Record<string, unknown> =>
  'next' in refusal && refusal.next !== null ? { next: refusal.next } : {};

const historyData = async (
  context: MerchantContext,
  voucher: VoucherFacts,
): Promise<Record<string, unknown>> => {
  const uses = await liveUses(context.deps.db.query, voucher.merchantId, voucher.orderId);
  const first = uses.find((use) => use.voucherId === voucher.id);
  return {
    ...(first && { first: useRow(first, context) }),
    redeemed: uses.map((use) => useRow(use, context)),
  };
};

const storesData = async (
  { deps, pick }: MerchantContext,
  voucher: VoucherFacts,
): Promise<Record<string, unknown>> => {
  const stores = await namedStores(deps.db.query, voucher.merchantId, voucher.storeIds);
  return {
    stores: stores.map(({ name, address }) => ({ name: pick(name), address: pick(address) })),
  };
};

/** The refusal of a voucher with all that the till shows about it: who and when, the right stores, the next time. */
export const describe = async (
  context: MerchantContext,
  refusal: VoucherRefusal,
  voucher: VoucherFacts,
): Promise<Refused> => {
  const { reason } = refusal;
  const base = {
    productName: context.pick(voucher.productName),
    voucherId: voucher.id,
    validFrom: voucher.validFrom,
    validTo: voucher.validTo,
  };
  const needsHistory =
    reason === 'ALREADY_USED' || reason === 'NO_TIMES_LEFT' || reason === 'QR_STALE';
  const more =
    reason === 'WRONG_STORE'
      ? await storesData(context, voucher)
      : needsHistory
        ? await historyData(context, voucher)
        : windowData(refusal);
  return { reason, data: { ...base, ...more } };
};

export const plainly = (
  reason: RedeemReason,
  data: Readonly<Record<string, unknown>> = {},
): Refused => ({ reason, data });

/** Until when a device must wait (decision B19). */
export const lockedOut = (until: Instant): Refused => ({
  reason: 'TOO_MANY_TRIES',
  data: { until },
});

export const asError = ({ reason, data }: Refused): Refusal => new Refusal(reason, data);
export const wireCode = ({ reason }: Refused): number => codeOf(reason);
export const wireData = (refused: Refused) => dataOf(asError(refused));
