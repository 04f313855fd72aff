import { STATIONS_MOST } from '#shared/contract/merchant/desk-kitchen.ts';
import { asId, type RequestId, type StationId, type StoreId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/time.ts';
import type { Query } from '#server/db/db.ts';
import type { Handlers, MerchantContext } from '#server/kit/context.ts';
import { once } from '#server/kit/idempotency/once.ts';
import { refuse } from '#server/kit/refusal.ts';
import type { Facts } from '#server/modules/audit/index.ts';
import type { DeskStore } from '#server/modules/catalogue/index.ts';
import { storesAtDesk } from './scope.ts';
import { recordSetUp } from './set-up.ts';
import {
  addStation,
  addToStation,
  changeStation,
  clearStation,
  deleteStation,
  menuOf,
  stationsOf,
} from './station-repo.ts';

type Body = { requestId: RequestId; storeId: StoreId; stationId?: StationId | undefined };
/** What a change gives: the station that it was about. */
type Work<B> = (query: Query, store: DeskStore, body: B) => Promise<StationId>;

const listed = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : texts.join('; ');

/** A station for the audit; null where there is none. */
const stationFacts = async (
  query: Query,
  store: DeskStore,
  stationId: StationId | undefined,
): Promise<(Facts & { station: string }) | null> => {
  const station = (await stationsOf(query, store)).find((each) => each.stationId === stationId);
  if (station === undefined) return null;
  const { name, copies, classIds, productIds } = station;
  const menu = await menuOf(query, store);
  const classes = new Map(menu.map((each) => [each.id, each.name.zh]));
  const dishes = new Map(
    menu.flatMap((each) => each.dishes.map((dish) => [dish.id, dish.name.zh])),
  );
  return {
    station: name,
    copies: String(copies),
    classes: listed(classIds.map((id) => classes.get(id) ?? id)),
    dishes: listed(productIds.map((id) => dishes.get(id) ?? id)),
  };
};

/** Does a change of a station, and writes down who made it. */
const recorded = async <B extends Body>(
  query: Query,
  context: MerchantContext,
  { store, body, work }: { store: DeskStore; body: B; work: Work<B> },
): Promise<StationId> => {
  const before = await stationFacts(query, store, body.stationId);
  const stationId = await work(query, store, body);
  const after = await stationFacts(query, store, stationId);
  const name = (after ?? before)?.station ?? '';
  await recordSetUp(query, context, { storeId: store.id, id: stationId, name, before, after });
  return stationId;
};

/** Changes the stations of a store once for each request, and gives them as they are then. */
const changed = async <B extends Body>(
  context: MerchantContext,
  body: B,
  { scope, work }: { scope: string; work: Work<B> },
) => {
  const [store] = await storesAtDesk(context, [body.storeId]);
  const done = await once(context, body, {
    scope: `station/${scope}`,
    work: async (query) => ({
      stationId: await recorded(query, context, { store: store!, body, work }),
    }),
  });
  return { ...done, stations: await stationsOf(context.deps.db.query, store!) };
};

/** Gives a store without stations its first ones, each with classes of its menu. */
export const openStations = async (
  query: Query,
  store: { merchantId: string; id: string },
  stations: readonly { stationId: StationId; name: string; classIds: string[]; at: Instant }[],
): Promise<void> => {
  if ((await stationsOf(query, store)).length > 0) return;
  for (const { stationId, name, classIds, at } of stations) {
    await addStation(query, store, { stationId, name, at });
    await addToStation(query, store, { stationId, classIds, productIds: [] });
  }
};

export const stationList: Handlers['merchantStationList'] = async (context, { storeId }) => {
  const { deps, pick } = context;
  const [store] = await storesAtDesk(context, [storeId]);
  const [stations, menu] = await Promise.all([
    stationsOf(deps.db.query, store!),
    menuOf(deps.db.query, store!),
  ]);
  return {
    stations,
    menu: menu.map(({ id, name, dishes }) => ({
      classId: id,
      name: pick(name),
      dishes: dishes.map((dish) => ({ productId: asId(dish.id), name: pick(dish.name) })),
    })),
  };
};

export const stationSave: Handlers['merchantStationSave'] = (context, asked) =>
  changed(context, asked, {
    scope: 'save',
    work: async (query, store, { stationId, name, copies }) => {
      if (stationId !== undefined)
        return (await changeStation(query, store, { stationId, name, copies }))
          ? stationId
          : refuse('STATION_NOT_FOUND');
      if ((await stationsOf(query, store)).length >= STATIONS_MOST) return refuse('STATIONS_FULL');
      const added = asId<StationId>(context.deps.random.id());
      await addStation(query, store, { stationId: added, name, copies, at: context.now });
      return added;
    },
  });

/** One that is gone already is no error: two managers may delete the same. */
export const stationDelete: Handlers['merchantStationDelete'] = (context, asked) =>
  changed(context, asked, {
    scope: 'delete',
    work: async (query, store, { stationId }) => {
      await deleteStation(query, store, stationId);
      return stationId;
    },
  });

export const stationAssign: Handlers['merchantStationAssign'] = (context, asked) =>
  changed(context, asked, {
    scope: 'assign',
    work: async (query, store, body) => {
      const known = await stationsOf(query, store);
      if (!known.some(({ stationId }) => stationId === body.stationId))
        return refuse('STATION_NOT_FOUND');
      await clearStation(query, store, body.stationId);
      await addToStation(query, store, body);
      return body.stationId;
    },
  });
