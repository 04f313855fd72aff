import { useEffect, useRef } from 'react';

/** When what was opened from a list is closed, the focus goes back to its row. */
export const useReturnToRow = (openedId: string | null): void => {
  const last = useRef(openedId);
  useEffect(() => {
    if (openedId === null && last.current !== null)
      document
        .querySelector<HTMLElement>(`button[data-row="${CSS.escape(last.current)}"]`)
        ?.focus();
    last.current = openedId;
  }, [openedId]);
};
