import * as z from 'zod/mini';
import { timesRate, ZERO } from '#shared/kernel/money.ts';
import type { Handlers } from '#server/context.ts';
import { readSetting } from '#server/db/settings.ts';

/** The setting that opens mCoin, as JSON; without it mCoin is hidden (decision I10). */
export const MCOIN_SETTING = 'payment.mcoin';
const setting = z.object({ ratio: z.int().check(z.gte(1)), mostRate: z.number().check(z.gte(0), z.lte(1)) });

/** How mCoin can be taken off. A wallet's balance comes with the wallet's own sign-in; without one nobody has any. */
export const mcoinInfo: Handlers['paymentMcoinInfo'] = async ({ deps }, { totalAmount }) => {
  const text = await readSetting(deps.db.query, MCOIN_SETTING);
  if (text === null) return { isOpen: false, ratio: 0, mostRate: 0, mostAmount: ZERO, mcoinQty: 0 };
  const { ratio, mostRate } = z.parse(setting, JSON.parse(text));
  return { isOpen: true, ratio, mostRate, mostAmount: totalAmount === null ? ZERO : timesRate(totalAmount, mostRate, 'cut'), mcoinQty: 0 };
};
