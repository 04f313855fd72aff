import { cents, fromDollars, ZERO, type Cents } from '../kernel/money.ts';
import type { Ok, Refusal } from '../kernel/result.ts';

/**
 * A gold item of the use list (spec 001 §3), `amount` in cents. `limitAmountStr` is the least goods
 * amount in decimal dollars; what holds no number limits nothing.
 */
export type GoldItem = {
  id: string;
  amount: Cents;
  consumptionName: string;
  limitAmountStr: string | null;
  expireStr: string | null;
  expireUseExplain: string | null;
};

/**
 * The chosen total may stay this much below what is needed (spec 001 §4, §9), and goods of no more
 * than this take no gold (spec 001 §5).
 */
export const GOLD_TOLERANCE = cents(10);

/**
 * Why an item cannot be used in this order: the goods cost 0.1 or less (decision I8), or less than
 * the item requires.
 */
export type GoldUnavailable = { reason: 'goodsTooLow' } | { reason: 'belowLimit'; need: Cents };

/**
 * The list as the guest sees it. `isDisabled`: enough is chosen already. `isOver`: the goods became
 * cheaper than what is chosen; it stays chosen and takes what the goods cost.
 */
export type GoldChoice = {
  available: readonly { item: GoldItem; isChosen: boolean; isDisabled: boolean }[];
  unavailable: readonly ({ item: GoldItem } & GoldUnavailable)[];
  chosenCents: Cents;
  isOver: boolean;
};

/**
 * What the rules ask: the items, the ids chosen, and what is needed: the goods after step 4
 * (decision I7).
 */
export type GoldRequest = {
  items: readonly GoldItem[];
  chosenIds: readonly string[];
  neededCents: Cents;
};

const limitOf = ({ limitAmountStr }: GoldItem): Cents => {
  const number = /\d+(?:\.\d+)?/.exec(limitAmountStr?.replaceAll(',', '') ?? '')?.[0];
  return number === undefined ? ZERO : fromDollars(Number(number));
};

const unavailableFor = (item: GoldItem, neededCents: Cents): GoldUnavailable | null => {
  if (neededCents <= GOLD_TOLERANCE) return { reason: 'goodsTooLow' };
  const limit = limitOf(item);
  return neededCents < limit ? { reason: 'belowLimit', need: cents(limit - neededCents) } : null;
};

const totalOf = (
  items: readonly GoldItem[],
  neededCents: Cents,
  isChosen: (item: GoldItem) => boolean,
): Cents =>
  cents(
    items
      .filter((item) => isChosen(item) && unavailableFor(item, neededCents) === null)
      .reduce((sum, item) => sum + item.amount, 0),
  );

/**
 * The split into available and unavailable items, and which of the available are chosen or, at the
 * needed amount less 0.1, disabled (spec 001 §4). Chosen items can always be taken back.
 */
export const goldChoice = ({ items, chosenIds, neededCents }: GoldRequest): GoldChoice => {
  const chosenCents = totalOf(items, neededCents, ({ id }) => chosenIds.includes(id));
  const isEnough = chosenCents >= neededCents - GOLD_TOLERANCE;
  const split = items.map((item) => ({ item, why: unavailableFor(item, neededCents) }));
  return {
    available: split.flatMap(({ item, why }) => {
      const isChosen = chosenIds.includes(item.id);
      return why === null ? [{ item, isChosen, isDisabled: isEnough && !isChosen }] : [];
    }),
    unavailable: split.flatMap(({ item, why }) => (why === null ? [] : [{ item, ...why }])),
    chosenCents,
    isOver: chosenCents > neededCents,
  };
};

/** Why a piece of gold cannot be added. */
export type GoldRefusal =
  | GoldUnavailable
  | { reason: 'notFound' | 'enough' }
  | { reason: 'overshoot'; overCents: Cents };

/**
 * Ticks or unticks an item; unticking always succeeds. Refuses an unknown or unavailable item, one
 * more when enough is chosen, and one that would make the chosen total exceed what is needed: then
 * only that toggle is undone and the others stay (decision I7).
 */
export const toggleGold = (
  request: GoldRequest,
  itemId: string,
): Ok<{ chosenIds: readonly string[] }> | Refusal<GoldRefusal> => {
  const { items, chosenIds, neededCents } = request;
  if (chosenIds.includes(itemId))
    return { ok: true, chosenIds: chosenIds.filter((id) => id !== itemId) };
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined) return { ok: false, reason: 'notFound' };
  const why = unavailableFor(item, neededCents);
  if (why !== null) return { ok: false, ...why };
  const { chosenCents } = goldChoice(request);
  if (chosenCents >= neededCents - GOLD_TOLERANCE) return { ok: false, reason: 'enough' };
  const over = chosenCents + item.amount - neededCents;
  return over > 0
    ? { ok: false, reason: 'overshoot', overCents: cents(over) }
    : { ok: true, chosenIds: [...chosenIds, itemId] };
};
