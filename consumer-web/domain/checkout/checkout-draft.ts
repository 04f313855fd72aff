import { create } from 'zustand';
import * as z from 'zod/mini';
import { OUT_OF_STOCK } from '#shared/codes/desk-change.ts';
import { instant, withDefault } from '#shared/contract/wire.ts';
import { DAY } from '#shared/kernel/time.ts';
import { REMARK_TAGS } from '#shared/codes/remark-tag.ts';
import { TABLEWARE_NOT_CHOSEN } from '#shared/order/checkout/tableware.ts';
import { client } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { byShopKey } from '../shop-records.ts';
import { shopKey, type ShopName } from '../shop.ts';
import { readableEntries } from '../../lib/storage-entries.ts';
import { defineSlot } from '../../lib/storage.ts';

const draft = z.object({
  time: z.nullable(z.object({ isNow: z.boolean(), at: instant })),
  tablewareQty: z.int(),
  isPlasticBag: z.boolean(),
  remarks: z.string(),
  remarkTags: z.array(z.enum(REMARK_TAGS)),
  outOfStock: withDefault(z.enum(OUT_OF_STOCK), 'ASK'),
  buyer: z.nullable(z.object({ region: z.enum(['853', '852', '86']), phone: z.string() })),
  at: z.number(),
});
/** What a guest wrote and chose at the checkout of one shop; its address is kept by `order-address.ts`. `time` null: as soon as possible, where that can be had. */
export type CheckoutDraft = z.output<typeof draft>;

const BLANK: CheckoutDraft = {
  time: null,
  tablewareQty: TABLEWARE_NOT_CHOSEN,
  isPlasticBag: true,
  remarks: '',
  remarkTags: [],
  outOfStock: 'ASK',
  buyer: null,
  at: 0,
};
/** As long as a cart is kept (decision G1). */
const KEPT_MS = 7 * DAY;
const MOST_DRAFTS = 12;
type Drafts = Readonly<Record<string, CheckoutDraft>>;

/** Writer and shop to what was written and chosen at its checkout. */
const kept = defineSlot<Drafts>({
  key: 'checkoutDrafts',
  area: 'local',
  schema: readableEntries(draft),
  absent: {},
});

const read = (): Drafts =>
  Object.fromEntries(
    Object.entries(byShopKey(kept.get(), '/')).filter(([, { at }]) => client.now() - at < KEPT_MS),
  );

const useDrafts = create<{ drafts: Drafts }>()(() => ({ drafts: read() }));

const keep = (drafts: Drafts): void => {
  useDrafts.setState({ drafts });
  const latest = Object.entries(drafts)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_DRAFTS);
  kept.set(Object.fromEntries(latest));
};

/** A draft belongs to the member who wrote it: it is restored when they sign in again. */
const keyOf = (shop: ShopName, userId = useSession.getState().member?.userId ?? ''): string =>
  `${userId}/${shopKey(shop)}`;

/** Changes the draft of a shop's checkout; kept at once. */
export const changeDraft = (shop: ShopName, change: Partial<Omit<CheckoutDraft, 'at'>>): void => {
  const { drafts } = useDrafts.getState();
  keep({
    ...drafts,
    [keyOf(shop)]: { ...(drafts[keyOf(shop)] ?? BLANK), ...change, at: client.now() },
  });
};

/** The order was made: its draft is cleared, except whom to call. */
export const endDraft = (shop: ShopName): void => {
  const { buyer } = useDrafts.getState().drafts[keyOf(shop)] ?? BLANK;
  changeDraft(shop, { ...BLANK, buyer });
};

/** The account is closed: nothing that was written at any checkout is left. */
export const forgetDrafts = (): void => {
  keep({});
};

/** The draft of a shop's checkout, of whoever is signed in. */
export const useCheckoutDraft = (shop: ShopName): CheckoutDraft => {
  const userId = useSession((state) => state.member?.userId ?? '');
  return useDrafts(({ drafts }) => drafts[keyOf(shop, userId)] ?? BLANK);
};
