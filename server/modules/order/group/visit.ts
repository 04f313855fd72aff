import type { SlotProblem } from '#shared/codes/group-order.ts';
import type { Booking, Visit as Wish } from '#shared/contract/consumer/group-visit.ts';
import { slotProblem, USUAL_SLOTS, type Visits } from '#shared/group/visit-slots.ts';
import { isShut } from '#shared/group/week-hours.ts';
import { voucherValidity } from '#shared/group/voucher-window.ts';
import { MINUTE, plus, startOfDay, type Day, type Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import { refuse } from '#server/kit/refusal.ts';
import { hoursOfStore, isAnyStoreThere, type Product } from '#server/modules/catalogue/index.ts';
import { clearBooking, holdVisit, setBooking, type Visit } from './booking-repo.ts';
import type { Order } from './order-repo.ts';
import { freeSeats, takeSeats, type Slot } from './slot-repo.ts';
import type { Voucher } from './voucher-repo.ts';

/** What decides when a deal can be visited at a store. `vouchers`: of the order, which say how long they are valid once there are any. */
export const visitsAt = async (
  query: Query,
  { product, storeId }: { product: Product; storeId: string },
  vouchers: readonly Pick<Voucher, 'validFrom' | 'validTo'>[],
  now: Instant,
): Promise<Visits | null> => {
  const isOfDeal = product.storeIds.some((id) => id === storeId);
  const hours = isOfDeal ? await hoursOfStore(query, storeId) : null;
  if (hours === null) return null;
  const { validFrom, validTo } = vouchers[0] ?? voucherValidity(product.validity, now);
  return {
    window: { validFrom, validTo, useTime: product.useTime },
    hours,
    terms: product.texts.slots ?? USUAL_SLOTS,
  };
};

const momentOf = (day: Day, time: string): Instant => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  try {
    return plus(startOfDay(day), (hours * 60 + minutes) * MINUTE);
  } catch {
    return refuse('BOOKING_TIME');
  }
};

/** Refuses a time that is no slot, and says why: the store is closed, the deal has no visits on that day, or its time is over. */
const refuseTime = (problem: SlotProblem): never => {
  if (problem === 'NO_SLOT') return refuse('BOOKING_TIME');
  const isClosed = problem === 'CLOSED' || problem === 'BLACKOUT';
  return refuse(isClosed ? 'SLOT_CLOSED' : 'BOOKING_TIME', { reason: problem }, ({ t }) =>
    t(`server.slot.${problem}`),
  );
};

type Wanted = { product: Product; vouchers: readonly Voucher[]; wish: Wish };

/** The visit that is asked for, with how many guests fit in; refuses what the deal or the store does not allow. */
export const checkVisit = async (
  query: Query,
  { product, vouchers, wish: { day, time, partySize, storeId = product.storeIds[0] } }: Wanted,
  now: Instant,
): Promise<{ booking: Booking; capacity: number }> => {
  const at = momentOf(day, time);
  if (storeId === undefined) return refuse('GROUP_STORE_CLOSED');
  const visits = await visitsAt(query, { product, storeId }, vouchers, now);
  if (visits === null || isShut(visits.hours)) return refuse('GROUP_STORE_CLOSED');
  const problem = slotProblem({ day, at }, visits, now);
  if (problem !== null) return refuseTime(problem);
  const { capacity, mostGuests } = visits.terms;
  if (partySize > mostGuests) return refuse('PARTY_TOO_BIG', { most: mostGuests });
  return { booking: { at, partySize, storeId }, capacity };
};

/** Refuses a deal whose stores have all left: closed for good, or no longer there. */
export const checkStores = async (
  query: Query,
  { merchantId, storeIds }: Pick<Product, 'merchantId' | 'storeIds'>,
): Promise<void> => {
  if (!(await isAnyStoreThere(query, merchantId, storeIds))) refuse('GROUP_STORE_CLOSED');
};

/** The visit of a deal that is booked before it is bought; null for any other. */
export const visitFirst = async (
  query: Query,
  { product, wish }: { product: Product; wish: Wish | undefined },
  now: Instant,
): Promise<{ booking: Booking; capacity: number } | null> => {
  if (product.texts.checkSubscribeType !== 'BEFORE_ORDER') return null;
  if (wish === undefined) return refuse('BOOKING_MISSING_FIRST');
  return checkVisit(query, { product, vouchers: [], wish }, now);
};

type Held = Pick<Order, 'merchantId' | 'id' | 'productId'>;

const slotOf = (
  { merchantId, productId }: Held,
  { at, storeId }: Pick<Booking, 'at' | 'storeId'>,
): Slot | null => (storeId === null ? null : { merchantId, productId, storeId, at });

/** Moves the seats of an order. Slots are locked in one order, by time and store, so that two orders that change places wait for each other instead of failing. */
const moveSeats = async (
  query: Query,
  order: Held,
  { from, to, capacity }: { from: Visit | null; to: Booking; capacity: number },
): Promise<void> => {
  const [left, entered] = [from && slotOf(order, from), slotOf(order, to)];
  const give = async (): Promise<void> => {
    if (left !== null) await freeSeats(query, left, from!.partySize);
  };
  const take = async (): Promise<void> => {
    if (entered === null) return;
    if (!(await takeSeats(query, entered, { guests: to.partySize, capacity }))) refuse('SLOT_FULL');
  };
  const isFirst =
    left !== null &&
    entered !== null &&
    (entered.at < left.at || (entered.at === left.at && entered.storeId < left.storeId));
  if (isFirst) {
    await take();
    await give();
  } else {
    await give();
    await take();
  }
};

/** Books the visit of an order and holds its seats; false when the order was closed. In its transaction. */
export const bookVisit = async (
  query: Query,
  order: Held,
  {
    booking,
    capacity,
    from = null,
    moves = 0,
  }: {
    booking: Booking;
    capacity: number;
    from?: Visit | null;
    moves?: number;
  },
  now: Instant,
): Promise<boolean> => {
  if (!(await setBooking(query, order, { ...booking, moves }, now))) return false;
  await moveSeats(query, order, { from, to: booking, capacity });
  return true;
};

/** Frees the seats of an order that is no longer to come. Repeating it changes nothing. */
export const freeVisit = async (query: Query, order: Held): Promise<void> => {
  const visit = await holdVisit(query, order);
  if (visit === null) return;
  await clearBooking(query, order);
  const slot = slotOf(order, visit);
  if (slot !== null) await freeSeats(query, slot, visit.partySize);
};
