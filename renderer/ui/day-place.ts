import { useSearchParams } from 'react-router-dom';
import { dayOf, type Day } from '#shared/kernel/time.ts';
import type { StoreId } from '#shared/kernel/ids.ts';
import { isDay } from '../lib/address.ts';
import { useSignedIn } from '../lib/session.ts';
import { useNow } from './use-now.ts';

/** Which day of which store; null is every store of the session. */
export type DayPlace = { day: Day; storeId: StoreId | null };

const ALL = 'all';

/** Day and store, kept in the address; what equals today at this till's store is left out of it, so that a kept link to today stays today. `hasFuture`: days to come are looked at too. */
export const useDayPlace = ({ hasFuture = false }: { hasFuture?: boolean } = {}): {
  place: DayPlace;
  setPlace: (change: Partial<DayPlace>) => void;
  today: Day;
} => {
  const [query, setQuery] = useSearchParams();
  const { stores, storeId: here } = useSignedIn();
  const today = dayOf(useNow(60_000));
  const [day, store] = [query.get('day'), query.get('store')];
  const known =
    store === ALL && stores.length > 1 ? null : stores.find(({ id }) => id === store)?.id;
  const place: DayPlace = {
    day: isDay(day) && (hasFuture || day <= today) ? day : today,
    storeId: known === undefined ? here : known,
  };
  const setPlace = (change: Partial<DayPlace>): void => {
    const next = { ...place, ...change };
    const address = new URLSearchParams();
    if (next.day !== today) address.set('day', next.day);
    if (next.storeId !== here) address.set('store', next.storeId ?? ALL);
    setQuery(address, { replace: true });
  };
  return { place, setPlace, today };
};
