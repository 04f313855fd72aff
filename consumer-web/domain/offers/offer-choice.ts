import { create } from 'zustand';
import * as z from 'zod/mini';
import { cartKey, cartKeyPrefix } from '#shared/cart/cart-key.ts';
import { TAKEOUT_OFFERS, type TakeoutOffer } from '#shared/codes/offer-list.ts';
import { STORE_KINDS, type StoreKind } from '#shared/codes/store-kind.ts';
import { MOST_LINES, priceBodyOf } from '#shared/contract/consumer/order-shapes.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { DAY } from '#shared/kernel/time.ts';
import { client } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ShopName } from '../shop.ts';
import { readableEntries } from '../../lib/storage-entries.ts';
import { defineSlot } from '../../lib/storage.ts';

const order = z.object(priceBodyOf(MOST_LINES));
/** The order that offers are chosen for: what its price depends on. */
export type KeptOrder = z.output<typeof order>;

const chosenOffer = z.object({ id: z.string(), kind: z.enum(TAKEOUT_OFFERS), name: z.string() });
/** An offer that the guest chose. Its name stays known when the offer is gone. */
export type ChosenOffer = { id: string; kind: TakeoutOffer; name: string };

const chosenGold = z.object({ id: z.string(), name: z.string() });
/** A piece of gold that the guest chose. */
export type ChosenGold = z.output<typeof chosenGold>;

const entry = z.object({
  order: z.nullable(order),
  chosen: z.nullable(z.array(chosenOffer)),
  gold: z.optional(z.array(chosenGold)),
  needed: z.optional(z.int()),
  useMcoin: z.optional(z.boolean()),
  at: z.number(),
});
/**
 * What is kept for a cart. `chosen` null: no choice yet, so the best set counts; an empty list: the guest wants none. `gold`: pieces in the order chosen; only the guest chooses them.
 * `needed`: what the goods cost after offers, in cents, by the checkout's last quote (decision I7).
 */
export type OfferChoice = {
  order: KeptOrder | null;
  chosen: readonly ChosenOffer[] | null;
  gold?: readonly ChosenGold[] | undefined;
  needed?: number | undefined;
  useMcoin?: boolean | undefined;
  at: number;
};

const NOTHING: OfferChoice = { order: null, chosen: null, at: 0 };
/** As long as a cart is kept (decision G1). */
const KEPT_MS = 7 * DAY;
const MOST_CARTS = 12;

/** Who chooses now; null is a visitor. */
const ownerId = (): string | null => useSession.getState().member?.userId ?? null;
/** The cart of a shop and its owner: offers are kept with its id (decisions I2, G1). */
const cartIdOf = ({ kind, storeId }: ShopName, userId = ownerId()): string =>
  cartKey({ vertical: kind, userId, storeId });

type Choices = Readonly<Record<string, OfferChoice>>;
/** Cart to the order that offers are chosen for, and what was chosen. */
const keptChoices = defineSlot<Choices>({
  key: 'offerChoices',
  area: 'local',
  schema: readableEntries(entry),
  absent: {},
});

const read = (): Choices =>
  Object.fromEntries(
    Object.entries(keptChoices.get()).filter(([, { at }]) => client.now() - at < KEPT_MS),
  );

const write = (choices: Choices): void => {
  const latest = Object.entries(choices)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_CARTS);
  keptChoices.set(Object.fromEntries(latest));
};

const useChoices = create<{ choices: Choices }>()(() => ({ choices: read() }));

const show = (choices: Choices): void => {
  useChoices.setState({ choices });
  write(choices);
};

/** A visitor's choices become the member's who signs in, as their cart does; of two choices for a shop the later one wins. */
const adopt = (): void => {
  const userId = ownerId();
  if (userId === null) return;
  const choices = { ...useChoices.getState().choices };
  let isChanged = false;
  for (const vertical of STORE_KINDS) {
    const guest = cartKeyPrefix({ vertical, userId: null });
    for (const [cartId, choice] of Object.entries(choices)) {
      if (!cartId.startsWith(guest)) continue;
      const mine = cartIdOf({ kind: vertical, storeId: cartId.slice(guest.length) }, userId);
      if ((choices[mine]?.at ?? 0) < choice.at) choices[mine] = choice;
      delete choices[cartId];
      isChanged = true;
    }
  }
  if (isChanged) show(choices);
};
adopt();
useSession.subscribe(adopt);

const change = (shop: ShopName, part: Partial<OfferChoice>): void => {
  const cartId = cartIdOf(shop);
  const { choices } = useChoices.getState();
  show({ ...choices, [cartId]: { ...(choices[cartId] ?? NOTHING), ...part, at: client.now() } });
};

/** The recipient does not affect the price, and is not stored here. */
const nameless = (body: KeptOrder): KeptOrder => ({
  ...body,
  offerIds: [],
  goldIds: [],
  useMcoin: false,
  selectedAddress: body.selectedAddress && {
    ...body.selectedAddress,
    contactName: '',
    phone: '',
    mapAddress: '',
    detail: '',
  },
});

/** Stores what is being ordered, each time it changes; the choice stays. */
export const keepOrder = (shop: ShopName, body: KeptOrder): void => {
  const kept = nameless(body);
  const known = useChoices.getState().choices[cartIdOf(shop)]?.order ?? null;
  if (JSON.stringify(known) !== JSON.stringify(kept)) change(shop, { order: kept });
};

/** The guest's own choice; null goes back to the best set. */
export const chooseFor = (shop: ShopName, chosen: readonly ChosenOffer[] | null): void => {
  change(shop, { chosen });
};

/** The gold that the guest wants to pay with. */
export const chooseGold = (shop: ShopName, gold: readonly ChosenGold[]): void => {
  change(shop, { gold });
};

/** Whether the guest's mCoin are to be taken. */
export const chooseMcoin = (shop: ShopName, useMcoin: boolean): void => {
  change(shop, { useMcoin });
};

/** Stores what the goods cost after offers: gold is chosen for that amount. */
export const keepNeeded = (shop: ShopName, needed: Cents): void => {
  if (useChoices.getState().choices[cartIdOf(shop)]?.needed !== needed) change(shop, { needed });
};

/** The order was made, or its cart emptied. */
export const forgetChoice = (shop: ShopName): void => {
  const { [cartIdOf(shop)]: _, ...choices } = useChoices.getState().choices;
  show(choices);
};

/** The account is closed: nothing that was chosen for any cart is left. */
export const forgetChoices = (): void => {
  show({});
};

/** What is kept for the cart of a store, of whoever is signed in. */
export const useOfferChoice = (shop: ShopName): OfferChoice => {
  const userId = useSession(({ member }) => member?.userId ?? null);
  return useChoices(({ choices }) => choices[cartIdOf(shop, userId)] ?? NOTHING);
};
export const offerChoice = (shop: ShopName): OfferChoice =>
  useChoices.getState().choices[cartIdOf(shop)] ?? NOTHING;

/** The store of a kind whose order was kept last: for pages that are opened without naming one. */
export const useLatestStore = (kind: StoreKind): string | null => {
  const userId = useSession(({ member }) => member?.userId ?? null);
  const mine = cartKeyPrefix({ vertical: kind, userId });
  return useChoices(({ choices }) => {
    const [latest] = Object.entries(choices)
      .filter(([cartId, { order: kept }]) => cartId.startsWith(mine) && kept !== null)
      .toSorted(([, a], [, b]) => b.at - a.at);
    return latest?.[1].order?.storeId ?? null;
  });
};

/** The ids that count: those chosen, else the best set. */
export const offerIdsOf = (
  { chosen }: OfferChoice,
  bestIds: readonly string[],
): readonly string[] => chosen?.map(({ id }) => id) ?? bestIds;
