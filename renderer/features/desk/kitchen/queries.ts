import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BodyOf, ReplyOf } from '#shared/contract/define.ts';
import type { DeskContract } from '#shared/contract/merchant/desk-contract.ts';
import type { StationId, StoreId } from '#shared/kernel/ids.ts';
import { api } from '../api.ts';
import { newRequestId } from '../../../lib/fresh-id.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query.ts';
import { renewBoards } from '../queries.ts';

const STATIONS = 'desk-stations';
/** Another display may arrange the stations meanwhile. */
const EVERY_MS = 30_000;

export type Stations = ReplyOf<DeskContract['merchantStationList']>;
export type Station = Stations['stations'][number];

/** The stations of a store; where they have changed, its orders are read anew. */
export const useStations = (storeId: StoreId) => {
  const language = useLanguage();
  const query = useQuery({
    queryKey: [STATIONS, language, storeId],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => api.merchantStationList({ storeId }, { signal }),
  });
  const stations = query.data?.stations;
  const known = useRef(stations);
  useEffect(() => {
    if (known.current !== undefined && known.current !== stations) void renewBoards();
    known.current = stations;
  }, [stations]);
  return query;
};

const renewStations = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [STATIONS] });

type Things = Pick<BodyOf<DeskContract['merchantStationAssign']>, 'classIds' | 'productIds'>;
/** A station as a form has left it. Null: a new one. */
export type StationWish = { stationId: StationId | null; name: string; copies: number } & Things;

/** Adds a station or changes one, with what is made there. */
export const useSaveStation = (storeId: StoreId) =>
  useMutation({
    mutationFn: async ({ stationId, name, copies, classIds, productIds }: StationWish) => {
      const saved = await api.merchantStationSave({
        requestId: newRequestId(),
        storeId,
        name,
        copies,
        ...(stationId !== null && { stationId }),
      });
      return api.merchantStationAssign({
        requestId: newRequestId(),
        storeId,
        stationId: saved.stationId,
        classIds,
        productIds,
      });
    },
    onSettled: renewStations,
  });

export const useDeleteStation = (storeId: StoreId) =>
  useMutation({
    mutationFn: (stationId: StationId) =>
      api.merchantStationDelete({ requestId: newRequestId(), storeId, stationId }),
    onSettled: renewStations,
  });
