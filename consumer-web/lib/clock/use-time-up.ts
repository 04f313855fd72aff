import { useEffect, useEffectEvent } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Whether the time to pay is over; what the server says of it then is asked anew. */
export const useTimeUp = (secondsLeft: number, queryKey: QueryKey): boolean => {
  const queries = useQueryClient();
  const isOver = secondsLeft === 0;
  const askAnew = useEffectEvent(() => queries.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (isOver) void askAnew();
  }, [isOver]);
  return isOver;
};
