import { useState } from 'react';
import type { Point } from '#shared/geo/distance.ts';
import { geocodeResult } from '#shared/geo/geocode-result.ts';
import type { LocationFailure } from '#shared/geo/location.ts';
import { deviceFailure, findDevice } from '../../domain/place/place.ts';

/** Locates the device, for the map only: the place that was chosen for the home stays as it is. */
export const useLocate = () => {
  const [isLocating, setIsLocating] = useState(false);
  const [failure, setFailure] = useState<LocationFailure | null>(null);
  const find = async (): Promise<Point | null> => {
    setIsLocating(true);
    setFailure(null);
    try {
      const found = geocodeResult(await findDevice());
      if (found.ok) return found.point;
      setFailure(found.reason);
    } catch {
      setFailure(deviceFailure());
    } finally {
      setIsLocating(false);
    }
    return null;
  };
  return { isLocating, failure, find };
};
