import * as z from 'zod/mini';
import { ZERO } from '#shared/kernel/money.ts';
import { mcoinLine, type McoinInfo } from '#shared/voucher/mcoin-line.ts';
import type { Handlers } from '#server/kit/context.ts';
import type { Query } from '#server/db/db.ts';
import { readSetting } from '#server/db/settings.ts';
import { mcoinQty } from './uses.ts';

/** The setting that opens mCoin, as JSON; without it mCoin is hidden (decision I10). */
export const MCOIN_SETTING = 'payment.mcoin';
const setting = z.object({
  ratio: z.int().check(z.gte(1)),
  mostRate: z.number().check(z.gte(0), z.lte(1)),
});

/** How mCoin can be taken off, and how many coins a member has. */
export const readMcoin = async (query: Query, userId: string): Promise<McoinInfo> => {
  const text = await readSetting(query, MCOIN_SETTING);
  return text === null
    ? { isOpen: false, ratio: 0, mostRate: 0, mcoinQty: 0 }
    : {
        isOpen: true,
        ...z.parse(setting, JSON.parse(text)),
        mcoinQty: await mcoinQty(query, userId),
      };
};

export const mcoinInfo: Handlers['paymentMcoinInfo'] = async (
  { deps, session },
  { totalAmount },
) => {
  const info = await readMcoin(deps.db.query, session.userId);
  return {
    ...info,
    mostAmount: totalAmount === null ? ZERO : (mcoinLine(info, totalAmount)?.offCents ?? ZERO),
  };
};
