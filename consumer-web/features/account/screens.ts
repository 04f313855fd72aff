import { lazy, type ComponentType } from 'react';
import type { coreRoutes } from '#shared/routes/consumer/core.ts';

export const accountScreens: Record<keyof typeof coreRoutes, ComponentType> = {
  missionLogin: lazy(() => import('./login.screen.tsx').then((part) => ({ default: part.LoginScreen }))),
  errorPage: lazy(() => import('./error-page.screen.tsx').then((part) => ({ default: part.ErrorPageScreen }))),
};
