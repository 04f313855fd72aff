import type { OwnedGold } from '#shared/contract/consumer/gold.ts';

/**
 * Groups untouched pieces that are equal, with their count; a piece that an order took from stays
 * single.
 */
export const alike = (rows: readonly OwnedGold[]): { gold: OwnedGold; count: number }[] => {
  const groups = new Map<string, { gold: OwnedGold; count: number }>();
  for (const gold of rows) {
    const key =
      gold.uses.length > 0
        ? gold.id
        : JSON.stringify([
            gold.consumptionName,
            gold.amount,
            gold.limitAmountStr,
            gold.expireTime,
            gold.bagName,
            gold.status,
          ]);
    groups.set(key, {
      gold: groups.get(key)?.gold ?? gold,
      count: (groups.get(key)?.count ?? 0) + 1,
    });
  }
  return [...groups.values()];
};
