import { createElement, lazy, useState, type ComponentType } from 'react';
import { addressRoutes } from '#shared/routes/consumer/address.ts';
import { cancelAccountRoutes } from '#shared/routes/consumer/cancel-account.ts';
import { checkoutRoutes } from '#shared/routes/consumer/checkout.ts';
import { coreRoutes } from '#shared/routes/consumer/core.ts';
import { goldRoutes } from '#shared/routes/consumer/gold.ts';
import { groupRefundRoutes, groupRoutes } from '#shared/routes/consumer/group.ts';
import { findRoutes, homeRoutes } from '#shared/routes/consumer/home.ts';
import type { ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { pageRoutes } from '#shared/routes/consumer/pages.ts';
import { storeRoutes } from '#shared/routes/consumer/store.ts';
import { walletRoutes } from '#shared/routes/consumer/wallet.ts';
import { homeScreens } from '../features/takeout/home/screens.ts';
import { loadTexts } from '../lib/i18n.ts';
import { loadPart } from '../lib/navigation/part.ts';
import type { ScreensOf } from '../lib/navigation/screen.ts';
import type { TextPart } from '../lib/text-parts.ts';

/** A screen that comes when it is opened; `load` fetches it, and its words, ahead of that. */
export type Screen = { Component: ComponentType; load: () => Promise<ComponentType> };

/** How long a screen that did not come stays failed. */
const FAILED_MS = 500;

/** The screens of an area: its list, its words and the screen itself are fetched when one of its routes is opened, and nothing before. */
const area = <Routes extends object>(
  routes: Routes,
  texts: TextPart,
  list: () => Promise<ScreensOf<Routes>>,
): Record<keyof Routes, Screen> => {
  const screen = (name: keyof Routes): Screen => {
    let loaded: ComponentType | undefined;
    const load = async (): Promise<ComponentType> => {
      [loaded] = await Promise.all([
        loadPart(async () => (await list())[name]()),
        loadPart(() => loadTexts(texts)),
      ]);
      return loaded;
    };
    const later = (): ComponentType =>
      lazy(async () => {
        try {
          return { default: await load() };
        } catch (error) {
          // React remembers that it failed, and draws it once more to be sure: a later visit is a new try
          setTimeout(() => {
            Later = later();
          }, FAILED_MS);
          throw error;
        }
      });
    let Later = later();
    /** What is loaded is drawn at once: React would show its fallback for a third of a second. */
    const Component: ComponentType = () => {
      const [Shown] = useState<ComponentType>(() => loaded ?? Later);
      return createElement(Shown);
    };
    return { load, Component };
  };
  return Object.fromEntries(
    Object.keys(routes).map((name) => [name, screen(name as keyof Routes)]),
  ) as Record<keyof Routes, Screen>;
};

/** Every screen by the name of its route. An area adds one line. */
export const screens: Readonly<Record<ConsumerRouteName, Screen>> = {
  ...area(
    addressRoutes,
    'address',
    async () => (await import('../features/address/screens.ts')).addressScreens,
  ),
  ...area(
    cancelAccountRoutes,
    'cancel-account',
    async () => (await import('../features/cancel-account/screens.ts')).cancelAccountScreens,
  ),
  ...area(
    checkoutRoutes,
    'checkout',
    async () => (await import('../features/takeout/checkout/screens.ts')).checkoutScreens,
  ),
  ...area(
    coreRoutes,
    'account',
    async () => (await import('../features/account/screens.ts')).accountScreens,
  ),
  // its list comes at once: most visits begin there
  ...area(homeRoutes, 'home', () => Promise.resolve(homeScreens)),
  ...area(
    findRoutes,
    'find',
    async () => (await import('../features/takeout/find/screens.ts')).findScreens,
  ),
  ...area(
    goldRoutes,
    'gold',
    async () => (await import('../features/gold/screens.ts')).goldScreens,
  ),
  ...area(
    groupRoutes,
    'group',
    async () => (await import('../features/group/screens.ts')).groupScreens,
  ),
  ...area(
    groupRefundRoutes,
    'group-refund',
    async () => (await import('../features/group-refund/screens.ts')).groupRefundScreens,
  ),
  ...area(
    storeRoutes,
    'store',
    async () => (await import('../features/takeout/store/screens.ts')).storeScreens,
  ),
  ...area(
    orderRoutes,
    'orders',
    async () => (await import('../features/takeout/orders/screens.ts')).orderScreens,
  ),
  ...area(
    pageRoutes,
    'pages',
    async () => (await import('../features/pages/screens.ts')).pageScreens,
  ),
  ...area(
    walletRoutes,
    'wallet',
    async () => (await import('../features/wallet/screens.ts')).walletScreens,
  ),
};
