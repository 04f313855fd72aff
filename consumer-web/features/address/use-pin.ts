import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPlace } from '#shared/contract/consumer/address.ts';
import type { Point } from '#shared/geo/distance.ts';
import { namedQuery } from './queries.ts';

/** A few houses, and half of the town for who is not located. */
const ZOOMS = { close: 16, wide: 13 } as const;

/** The pin of the map: its position, the name of that place, and the listed place that was chosen for it. */
export const usePin = (first: Point, look: keyof typeof ZOOMS) => {
  const [zoom, setZoom] = useState<number>(ZOOMS[look]);
  const [center, setCenter] = useState<Point>(first);
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const { data, isError, fetchStatus, refetch } = useQuery({
    ...namedQuery(center),
    enabled: chosen === null,
    placeholderData: keepPreviousData,
  });
  return {
    center,
    zoom,
    chosen,
    named: data,
    hasFailed: isError || (data === undefined && fetchStatus === 'paused'),
    retry: refetch,
    moveTo: (point: Point): void => {
      setChosen(null);
      setCenter(point);
    },
    jumpTo: (point: Point): void => {
      setChosen(null);
      setCenter(point);
      setZoom(ZOOMS.close);
    },
    choose: (place: FoundPlace): void => {
      setChosen(place);
      setCenter(place.point);
      setZoom(ZOOMS.close);
    },
  };
};
