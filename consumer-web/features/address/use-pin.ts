import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPlace } from '#shared/contract/address.ts';
import type { Point } from '#shared/geo/distance.ts';
import { namedQuery } from './queries.ts';

/** The pin of the map: where it stands, what that is called, and the listed place that was chosen for it. */
export const usePin = (first: Point) => {
  const [center, setCenter] = useState<Point>(first);
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const { data, isError, fetchStatus, refetch } = useQuery({ ...namedQuery(center), enabled: chosen === null, placeholderData: keepPreviousData });
  return {
    center, chosen, named: data, hasFailed: isError || (data === undefined && fetchStatus === 'paused'), retry: refetch,
    moveTo: (point: Point): void => { setChosen(null); setCenter(point); },
    choose: (place: FoundPlace): void => { setChosen(place); setCenter(place.point); },
  };
};
