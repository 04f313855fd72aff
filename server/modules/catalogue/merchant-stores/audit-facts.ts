import type { WeekHours } from '#shared/group/week-hours.ts';
import type { StoreSwitches } from '#shared/contract/merchant/stores.ts';
import { minuteText } from '#shared/format/date.ts';
import { asId, type StoreId } from '#shared/kernel/ids.ts';
import type { SpecialDays } from '#shared/order/checkout/store-hours.ts';
import type { Query } from '#server/db/db.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import { hoursOfStore } from '../group-store/store-hours.ts';
import { storeById } from '../store/read-store.ts';
import { weekOf } from '../store-edit/week.ts';

/** The store itself is what was changed. */
export const ofStore = (storeId: StoreId) => ({
  storeId,
  thingId: storeId,
  name: { zh: '', en: '' },
  act: 'CHANGED' as const,
});

const spansText = (spans: WeekHours[number]): string =>
  spans
    .map(({ fromMinute, toMinute }) => `${minuteText(fromMinute)}–${minuteText(toMinute)}`)
    .join(', ');

/** A week by weekday, from Sunday; null where it is closed. */
export const weekFacts = (week: WeekHours): Facts =>
  Object.fromEntries(week.map((spans, day) => [`day${day}`, spansText(spans) || null]));

/** Special days, one a field. */
export const dayFacts = (days: readonly SpecialDays[]): Facts =>
  Object.fromEntries(
    days.map(({ from, to, spans, note }) => [
      from === to ? from : `${from}–${to}`,
      [spansText(spans) || '×', note.zh].filter((text) => text !== '').join(' '),
    ]),
  );

/** What of a store an edit of its hours is compared with. */
export const openingOf = async (
  query: Query,
  storeId: StoreId,
): Promise<{ week: WeekHours; days: readonly SpecialDays[] }> => {
  const store = await storeById(query, asId(storeId));
  if (store !== null) return { week: weekOf(store.hours), days: store.hours.days ?? [] };
  return { week: (await hoursOfStore(query, storeId)) ?? [], days: [] };
};

export const switchFacts = ({ fastMode, voice, receipt, searchAllowed }: StoreSwitches): Facts => ({
  fastMode: fastMode ? 'yes' : 'no',
  voice: voice ? 'yes' : 'no',
  receipt,
  searchAllowed: searchAllowed ? 'yes' : 'no',
});
