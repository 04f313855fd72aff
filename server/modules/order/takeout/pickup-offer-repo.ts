import { cents, type Cents } from '#shared/kernel/money.ts';
import { instant, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { pick, row } from '#server/db/row.ts';
import { TABLES } from '#server/db/schema.ts';
import { insertInto } from '#server/db/write.ts';

type OrderKey = { merchantId: string; id: string };
/** A question to a guest; `isAccepted` null before it is answered. */
export type PickupOffer = { amount: Cents; offeredAt: Instant; isAccepted: boolean | null };

export const addPickupOffer = async (
  query: Query,
  { merchantId, id }: OrderKey,
  { amount, offeredAt }: Pick<PickupOffer, 'amount' | 'offeredAt'>,
): Promise<void> => {
  await insertInto(query, 'pickup_offer', {
    merchant_id: merchantId,
    order_id: id,
    amount,
    offered_at: offeredAt,
    is_accepted: null,
  });
};

const OFFER_ROW = row(pick(TABLES.pickup_offer, 'order_id', 'amount', 'offered_at', 'is_accepted'));
/** Questions to the guests of orders, by order. */
export const pickupOffers = async (
  query: Query,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PickupOffer>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await query(
    'SELECT order_id, amount, offered_at, is_accepted FROM pickup_offer WHERE merchant_id = $1 AND order_id = ANY($2::text[])',
    [merchantId, ids],
    OFFER_ROW,
  );
  return new Map(
    rows.map((found) => [
      found.order_id,
      {
        amount: cents(found.amount),
        offeredAt: instant(found.offered_at),
        isAccepted: found.is_accepted,
      },
    ]),
  );
};

export const pickupOfferOf = async (
  query: Query,
  { merchantId, id }: OrderKey,
): Promise<PickupOffer | null> => (await pickupOffers(query, merchantId, [id])).get(id) ?? null;

/** Keeps what the guest said: true for the first answer only. */
export const answerPickup = async (
  query: Query,
  { merchantId, id }: OrderKey,
  isAccepted: boolean,
): Promise<boolean> =>
  (
    await query(
      'UPDATE pickup_offer SET is_accepted = $3 WHERE merchant_id = $1 AND order_id = $2 AND is_accepted IS NULL',
      [merchantId, id, isAccepted],
    )
  ).count > 0;
