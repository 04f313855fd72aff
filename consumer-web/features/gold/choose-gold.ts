import type { GoldUseItem } from '#shared/contract/consumer/gold.ts';
import { goldChoice, toggleGold, type GoldItem } from '#shared/voucher/gold-choice.ts';
import { cents, type Cents } from '#shared/kernel/money.ts';

/** Pieces that fit without overshooting, soonest to expire first. */
export const autoGold = (items: readonly GoldItem[], neededCents: Cents): readonly string[] =>
  items.reduce<readonly string[]>((chosenIds, { id }) => {
    const answer = toggleGold({ items, chosenIds, neededCents }, id);
    return answer.ok ? answer.chosenIds : chosenIds;
  }, []);

/**
 * What a choice pays of what is needed, and what of it is too much since the goods became cheaper.
 */
export const goldReach = (
  items: readonly GoldUseItem[],
  chosenIds: readonly string[],
  neededCents: Cents,
) => {
  const choice = goldChoice({ items, chosenIds, neededCents });
  const paid = cents(Math.min(choice.chosenCents, neededCents));
  return {
    ...choice,
    paid,
    percent: neededCents === 0 ? 0 : Math.round((paid / neededCents) * 100),
    over: Math.max(0, choice.chosenCents - neededCents),
  };
};
