import { lazyPart } from '../../ui/lazy-part.tsx';

export const dayCloseScreens = {
  merchantDayClose: lazyPart(async () => (await import('./day-close.screen.tsx')).DayCloseScreen),
};
