import { asId, type StoreId } from '#shared/kernel/ids.ts';
import { isId } from './address.ts';

/** What an inbox is narrowed to; null is no limit. */
export type InboxFilters<State extends string, Kind extends string = never> = {
  state: State;
  kind: Kind | null;
  storeId: StoreId | null;
};

/** Reads and writes the filters of an inbox in its address. `states`: the first is shown where none is named. */
export const inboxFilters = <State extends string, Kind extends string = never>(
  states: readonly [State, ...State[]],
  kinds: readonly Kind[] = [],
) => ({
  /** What does not read is as if it were not there. */
  filtersOf: (query: URLSearchParams): InboxFilters<State, Kind> => {
    const store = query.get('store');
    return {
      state: states.find((state) => state === query.get('state')) ?? states[0],
      kind: kinds.find((kind) => kind === query.get('kind')) ?? null,
      storeId: isId(store) ? asId(store) : null,
    };
  },
  /** Only what differs from the inbox as it opens. */
  queryOf: ({ state, kind, storeId }: InboxFilters<State, Kind>): Record<string, string> => ({
    ...(state !== states[0] && { state }),
    ...(kind && { kind }),
    ...(storeId && { store: storeId }),
  }),
});
