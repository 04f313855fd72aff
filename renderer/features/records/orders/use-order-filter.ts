import { useSearchParams } from 'react-router-dom';
import { RECORD_STATES } from '#shared/codes/order-record.ts';
import { STORE_KINDS } from '#shared/codes/store-kind.ts';
import { addDays, dayOf, type Day } from '#shared/kernel/time.ts';
import { isDay } from '../../../lib/address.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { OrderFilter } from './queries.ts';

export const KEYWORD_MAX = 40;
/** A week to begin with. */
const DAYS = 6;

const dayIn = (text: string | null, otherwise: Day): Day => (isDay(text) ? text : otherwise);

/** The filter of the records of orders, kept in the address. */
export const useOrderFilter = () => {
  const [query, setQuery] = useSearchParams();
  const stores = useSignedIn().stores.filter(({ kind }) => kind !== 'group');
  const today = dayOf(useNow(60_000));
  const filter: OrderFilter = {
    storeId: stores.find(({ id }) => id === query.get('store'))?.id ?? null,
    kind: STORE_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    state: RECORD_STATES.find((state) => state === query.get('state')) ?? null,
    from: dayIn(query.get('from'), addDays(today, -DAYS)),
    to: dayIn(query.get('to'), today),
    keyword: (query.get('q') ?? '').slice(0, KEYWORD_MAX),
  };
  const set = (name: string, value: string | null): void =>
    setQuery(
      (now) => {
        if (value === null || value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return { filter, set, stores, today };
};
