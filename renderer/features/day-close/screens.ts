import { lazy } from 'react';

export const dayCloseScreens = {
  merchantDayClose: lazy(async () => ({
    default: (await import('./day-close.screen.tsx')).DayCloseScreen,
  })),
};
