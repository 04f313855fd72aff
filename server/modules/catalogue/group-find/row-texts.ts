import * as z from 'zod/mini';
import { GROUP_LABELS } from '#shared/codes/group-list.ts';
import { contract } from '#shared/contract/index.ts';
import { MINUTE } from '#shared/kernel/time.ts';
import type { Context } from '#server/kit/context.ts';
import { encodedText } from '#server/kit/json-text.ts';
import { cardOf } from '../group/present.ts';
import { doorOf } from '../group-store/main-page.ts';
import { NO_SPECIALS, type SpecialRows } from '../group-special/specials.ts';
import { wishKey } from './best-deals.ts';
import { labelTest, priceIn, type FoundDeal } from './find.ts';
import type { Town, TownDeal, TownStore } from './town.ts';
import type { Wish } from './wish.ts';

/** Deals on the card of a store. */
const DEALS_MOST = 3;
/** Rows of a town that are held as text: some 6 MB. */
const MOST = 8000;

type Reader = Pick<Context, 'pick' | 'now' | 't' | 'language'>;
/** A row without its distance and its last brace. It is as it was for a minute, as long as no price of a flash sale moves. */
type Text = { minute: number; lowered: Wish['lowered'] | null; text: string };
const texts = new WeakMap<Town, Map<string, Text>>();

const heldText = (town: Town, key: string, at: Omit<Text, 'text'>, make: () => string): string => {
  const known = texts.get(town) ?? new Map<string, Text>();
  texts.set(town, known);
  const old = known.get(key);
  if (old?.minute === at.minute && old.lowered === at.lowered) return old.text;
  const text = make().slice(0, -1);
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(key, { ...at, text });
  return text;
};

const storeSchema = z.omit(contract.groupNearStoreList.reply.shape.result.def.element, {
  distance: true,
});
const dealSchema = z.omit(contract.groupProductNearList.reply.shape.result.def.element, {
  distance: true,
});

/** What one of some deals has, in the order of the labels. */
const labelsOf = (deals: readonly TownDeal[], { now, t }: Pick<Reader, 'now' | 't'>) =>
  GROUP_LABELS.filter((label) => deals.some(labelTest(label, now))).map((id) => ({
    id,
    name: t(`deal.label.${id}`),
  }));

const storeRow = (
  store: TownStore,
  deals: readonly TownDeal[],
  { pick, now, t, lowered }: Reader & Pick<Wish, 'lowered'>,
) => ({
  storeId: store.id,
  storeName: pick(store.name),
  thumbnailHead: store.picture,
  address: pick(store.address),
  ...doorOf(store, now),
  classifyName: pick(store.classify),
  perCapita: store.perCapita,
  score: store.score,
  saleQtyTotal: store.sold,
  dealCount: deals.length,
  deals: deals.slice(0, DEALS_MOST).map((deal) => ({
    productId: deal.id,
    productName: pick(deal.name),
    productImg: deal.picture,
    price: priceIn(lowered)(deal),
    originalPrice: deal.originalPrice,
    saleQtyTotal: deal.sold,
    sellout: deal.stock === 0,
  })),
  labels: labelsOf(deals, { now, t }),
});

const minuteOf = ({ now }: Pick<Reader, 'now'>): number => Math.floor(now / MINUTE);

/** Rows of stores as JSON text: only the distance is the caller's own. `dealsOf`: those of a store that suit, by its place. */
export const storeTexts = (
  town: Town,
  wish: Wish,
  reader: Reader,
  dealsOf: (place: number) => readonly TownDeal[],
): ((row: { place: number; distance: number }) => string) => {
  const key = `${reader.language} ${wishKey(wish)}`;
  const at = { minute: minuteOf(reader), lowered: wish.lowered };
  return ({ place, distance }) => {
    const make = (): string =>
      encodedText(
        storeSchema,
        storeRow(town.stores[place]!, dealsOf(place), { ...reader, lowered: wish.lowered }),
        'a store of a list',
      );
    return `${heldText(town, `${place} ${key}`, at, make)},"distance":${distance}}`;
  };
};

const dealRow = ({ deal, store }: Omit<FoundDeal, 'distance'>, { pick, now }: Reader) => ({
  ...cardOf(deal, [store], pick),
  storeCount: deal.stores.length,
  category: deal.category,
  ...doorOf(store, now),
});

/** Rows of deals as JSON text; those with a special price are made anew, for its pieces are counted. */
export const dealTexts = (
  town: Town,
  reader: Reader,
  specialsOf: (productId: string) => SpecialRows,
): ((row: FoundDeal) => string) => {
  const at = { minute: minuteOf(reader), lowered: null };
  return ({ deal, store, distance }) => {
    const specials = specialsOf(deal.id);
    const make = (): string =>
      encodedText(
        dealSchema,
        { ...dealRow({ deal, store }, reader), ...specials },
        'a deal of a list',
      );
    const text =
      specials === NO_SPECIALS
        ? heldText(town, `${deal.merchantId} ${deal.id} ${store.id} ${reader.language}`, at, make)
        : make().slice(0, -1);
    return `${text},"distance":${distance}}`;
  };
};
