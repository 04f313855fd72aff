import { offerList } from '#shared/codes/offer-list.ts';
import { cents, ZERO } from '#shared/kernel/money.ts';
import { DAY, plus } from '#shared/kernel/time.ts';
import { goldChoice } from '#shared/voucher/gold-choice.ts';
import type { Handlers } from '#server/kit/context.ts';
import { refuse } from '#server/kit/refusal.ts';
import { bagsOnSale, findBag, type GoldBag } from './bag-repo.ts';
import { freshGoldOrder } from './close.ts';
import { membershipPort } from './membership-port.ts';
import { goldOrdersOf, slotsHeld } from './order-repo.ts';
import { bagRow, itemRow, orderRow, ownedRow, plainItem } from './present.ts';
import { goldIn } from './terms.ts';
import type { PayableKinds } from '../payment/payable-kind.ts';
import { shopNamesOf } from './shop-names.ts';
import { usesOfValues } from './use-repo.ts';
import { goldPage, goldSums, valuesInDate } from './value-repo.ts';

/** From so long before its end a piece counts as soon over. */
const SOON_MS = 7 * DAY;

export const userListOf =
  (kinds: PayableKinds): Handlers['goldUserList'] =>
  async (context, { dataType, offset, size }) => {
    const {
      deps: {
        db: { query },
      },
      session: { userId },
      now,
    } = context;
    const list = offerList.nameOf(dataType);
    if (list === 'unknown') return refuse('BAD_REQUEST', { issues: ['dataType'] });
    const found = await goldPage(query, { userId, list, now, offset, size });
    const page = found.slice(0, size);
    const uses = await usesOfValues(
      query,
      userId,
      page.map(({ id }) => id),
    );
    const names = await shopNamesOf(query, kinds, [...new Set(uses.map(({ tradeId }) => tradeId))]);
    const { total, held, soon } = await goldSums(query, userId, { now, soon: plus(now, SOON_MS) });
    return {
      result: page.map((piece) =>
        ownedRow(
          piece,
          { uses: uses.filter(({ valueId }) => valueId === piece.id), names },
          context,
          now,
        ),
      ),
      next: found.length > size,
      nextOffset: offset + page.length,
      totalAmount: total,
      heldAmount: held,
      soonAmount: soon,
      serverTime: now,
    };
  };

export const orderList: Handlers['goldOrderList'] = async (context, { orderId, offset, size }) => {
  const {
    deps: { db },
    session: { userId },
    now,
  } = context;
  const one = orderId === undefined ? undefined : await freshGoldOrder(db, orderId, now);
  const found =
    one === undefined
      ? await goldOrdersOf(db.query, { userId, now, offset, size })
      : one?.userId === userId
        ? [one]
        : [];
  const page = found.slice(0, size);
  return {
    result: page.map((order) => orderRow(order, context, now)),
    next: found.length > size,
    nextOffset: offset + page.length,
    serverTime: now,
  };
};

export const bagList: Handlers['goldBagList'] = async (context) => {
  const {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
    t,
  } = context;
  const bags = await bagsOnSale(query, now);
  const held = await slotsHeld(
    query,
    userId,
    bags.map(({ id }) => id),
  );
  const members = membershipPort();
  const isMember = await members.isMember(query, userId, now);
  return {
    list: bags.map((bag) => {
      const bought = held.filter(({ bagId }) => bagId === bag.id).length;
      return bagRow(bag, { bought, isMember }, context, now);
    }),
    rule: t('gold.rule'),
    memberLevel: await members.level(query, userId, now),
  };
};

const RULES = [
  'gold.rule',
  'gold.ruleGoods',
  'gold.ruleTogether',
  'gold.ruleReturn',
  'gold.ruleEnd',
] as const;

export const bagDetail: Handlers['goldBagDetail'] = async (context, { id }) => {
  const {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
    t,
  } = context;
  const bag = (await findBag(query, id)) ?? refuse('GOLD_BAG_NOT_FOUND');
  const held = await slotsHeld(query, userId, [id]);
  const isMember = await membershipPort().isMember(query, userId, now);
  const row = bagRow(bag, { bought: held.length, isMember }, context, now);
  return { ...row, rules: RULES.map((key) => t(key)) };
};

/** Gold for goods of an amount, judged by the rule that the app chooses by and the order is made by. */
export const createOrderList: Handlers['goldCreateOrderList'] = async (context, { amtn }) => {
  const {
    deps: {
      db: { query },
    },
    session: { userId },
    now,
  } = context;
  const pieces = await valuesInDate(query, userId, 'gold', now);
  const held = new Set(
    (
      await usesOfValues(
        query,
        userId,
        pieces.filter(({ balance }) => balance === 0).map(({ id }) => id),
      )
    )
      .filter(({ isHeld }) => isHeld)
      .map(({ valueId }) => valueId),
  );
  const byId = new Map(pieces.map((piece) => [piece.id, itemRow(piece, context)]));
  const { available, unavailable } = goldChoice({
    items: pieces.filter(({ balance }) => balance > 0).map(plainItem),
    chosenIds: [],
    neededCents: amtn,
  });
  return {
    availableList: available.map(({ item }) => byId.get(item.id)!),
    unavailableList: [
      ...unavailable.map((one) => ({
        ...byId.get(one.item.id)!,
        reason: one.reason,
        need: one.reason === 'belowLimit' ? one.need : null,
      })),
      ...pieces
        .filter(({ id }) => held.has(id))
        .map((piece) => ({
          ...byId.get(piece.id)!,
          amount: piece.face,
          reason: 'held' as const,
          need: null,
        })),
    ],
    serverTime: now,
  };
};

const addedBy = (bag: GoldBag): number => goldIn(bag) - bag.price;

export const maxAdded: Handlers['goldMaxAdded'] = async ({
  deps: {
    db: { query },
  },
  now,
}) => {
  const bags = await bagsOnSale(query, now);
  return { maxAddedAmount: bags.length === 0 ? ZERO : cents(Math.max(0, ...bags.map(addedBy))) };
};
