import { randomUUID } from 'node:crypto';
import { asId, type RequestId } from '#shared/kernel/ids.ts';
import { instant } from '#shared/kernel/time.ts';
import type { Till } from './server-client.ts';

/** Looks a code up and writes its voucher off, as a till does. */
export const redeemAtTill = async (
  { api, storeId, deviceId, operatorId }: Till,
  code: string,
  times = 1,
) => {
  const found = await api.groupVerifyCheckList({ input: code, source: 'WEDGE', storeId, deviceId });
  const scanned = found.vouchers.find((voucher) => voucher.scanned);
  if (!scanned) throw new Error('the scanned voucher is not among those of its order');
  return api.groupVerifyCheck({
    requestId: asId<RequestId>(randomUUID()),
    prepareToken: found.prepareToken,
    storeId,
    deviceId,
    operatorId,
    source: 'WEDGE',
    scannedAt: instant(Date.now()),
    items: [{ voucherId: scanned.voucherId, times }],
  });
};

/** Scans something that is no voucher; the till is refused and the log keeps it. */
export const scanNonsense = async (
  { api, storeId, deviceId }: Till,
  count: number,
): Promise<void> => {
  for (let n = 0; n < count; n += 1)
    await api
      .groupVerifyCheckList({ input: `no voucher ${n}`, source: 'CAMERA', storeId, deviceId })
      .catch(() => undefined);
};
