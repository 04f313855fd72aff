import { useEffectEvent, useLayoutEffect } from 'react';
import { holdScans } from './desk.ts';

/** Scans are for this page or dialog while it is open, from its first drawing on: an effect after it would leave the first ones to the till. */
export const useHeldScans = (take: (text: string) => void): void => {
  const handleText = useEffectEvent(take);
  useLayoutEffect(() => holdScans(({ text }) => handleText(text)), []);
};
