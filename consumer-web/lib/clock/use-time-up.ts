import { useEffect, useEffectEvent } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Whether the time to pay is over; the server is asked again then. */
export const useTimeUp = (secondsLeft: number, queryKey: QueryKey): boolean => {
  const queries = useQueryClient();
  const isOver = secondsLeft === 0;
  const askAnew = useEffectEvent(() => queries.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (isOver) void askAnew();
  }, [isOver]);
  return isOver;
};
