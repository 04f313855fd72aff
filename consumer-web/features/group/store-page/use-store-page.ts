import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../domain/place/place.ts';
import { storePageQuery } from './queries.ts';

/** A store's page measured from where the guest is; the last one stays while a new place is asked for. */
export const useStorePage = (id: string) => {
  const spot = usePlace((state) => state.spot);
  return useQuery({
    ...storePageQuery(id, spot),
    enabled: id !== '',
    placeholderData: (old) => (old?.storeInfo.id === id ? old : undefined),
  });
};

/** Metres to a store; null while it is not known where the guest is. */
export const useKnownDistance = (distance: number): number | null =>
  usePlace((state) => state.status === 1) ? distance : null;
