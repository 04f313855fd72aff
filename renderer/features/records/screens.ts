import { lazy } from 'react';

export const recordScreens = {
  merchantRecord: lazy(async () => ({
    default: (await import('./records.screen.tsx')).RecordsScreen,
  })),
};
