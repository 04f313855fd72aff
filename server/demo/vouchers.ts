import type { RedeemReason } from '#shared/codes/redeem-code.ts';
import type { Query } from '../db/db.ts';
import { readSetting } from '../db/settings.ts';

/** A voucher of the demonstration. `expects`: what the till of Senado Square said about it when it was made. */
export type DemoVoucher = {
  label: string;
  code: string;
  voucherId: string;
  orderId: string;
  expects: RedeemReason | 'OK';
};

export const DEMO_SETTING = 'demo.vouchers';

/** Whether the demonstration town was ever written here. */
export const holdsTown = async (query: Query): Promise<boolean> =>
  (await readSetting(query, DEMO_SETTING)) !== null;

/** The demonstration's vouchers by state; none when the town was never seeded here. */
export const demoVouchers = async (query: Query): Promise<DemoVoucher[]> => {
  const stored = await readSetting(query, DEMO_SETTING);
  return stored === null ? [] : (JSON.parse(stored) as DemoVoucher[]);
};
