import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { FLASH_POLL_MS, flashQuery } from './queries.ts';
import { flashFace } from './flash-face.ts';
import type { Menu } from './model.ts';

/** Pieces of a flash sale go fast: while one runs its dishes are polled, and the menu is refetched when they differ from it. At 0 seconds there is none (spec 001 §5). */
export const useFlashWatch = (
  { storeId, flashLeftSeconds, classifies }: Menu,
  onChange: () => void,
): void => {
  const result = classifies.find(({ isFlashClassify }) => isFlashClassify)?.products ?? [];
  const { data, dataUpdatedAt } = useQuery({
    ...flashQuery(storeId),
    enabled: flashLeftSeconds > 0,
    initialData: { result, flashLeftSeconds },
    refetchInterval: FLASH_POLL_MS,
  });
  const compare = useEffectEvent((answeredAt: number) => {
    if (
      answeredAt > 0 &&
      flashLeftSeconds > 0 &&
      flashFace(data) !== flashFace({ result, flashLeftSeconds })
    )
      onChange();
  });
  useEffect(() => {
    compare(dataUpdatedAt);
  }, [dataUpdatedAt]);
};
