import { lazy } from 'react';

export const writeOffScreens = {
  merchantHome: lazy(async () => ({ default: (await import('../../ui/page-loader.tsx')).PageLoader })),
  merchantWriteOff: lazy(async () => ({ default: (await import('../../ui/page-loader.tsx')).PageLoader })),
};
