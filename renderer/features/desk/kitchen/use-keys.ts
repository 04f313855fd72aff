import { useEffect, useEffectEvent } from 'react';

type Keys = { undo: () => void; recall: () => void };

const headOf = (index: number) => document.querySelector<HTMLElement>(`[data-ticket="${index}"]`);

/** Keys of a bump bar: 1 to 9 choose a ticket, whose head Enter presses; U takes back, R shows what was done. */
export const useKitchenKeys = ({ undo, recall }: Keys): void => {
  const handle = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const isField =
      target instanceof HTMLElement && target.closest('input, select, textarea, [role=dialog]');
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-9]$/.test(event.key)) headOf(Number(event.key) - 1)?.focus();
    else if (event.key.toLowerCase() === 'u') undo();
    else if (event.key.toLowerCase() === 'r') recall();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
