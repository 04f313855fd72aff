import { createElement, lazy, useState, type ComponentType } from 'react';
import { addressRoutes } from '#shared/routes/consumer/address.ts';
import { cancelAccountRoutes } from '#shared/routes/consumer/cancel-account.ts';
import { cardsRoutes } from '#shared/routes/consumer/cards.ts';
import { cashierRoutes } from '#shared/routes/consumer/cashier.ts';
import { checkoutRoutes } from '#shared/routes/consumer/checkout.ts';
import { coreRoutes } from '#shared/routes/consumer/core.ts';
import { goldRoutes } from '#shared/routes/consumer/gold.ts';
import { groupRefundRoutes, groupRoutes } from '#shared/routes/consumer/group.ts';
import { findRoutes, homeRoutes } from '#shared/routes/consumer/home.ts';
import type { ConsumerRouteName } from '#shared/routes/consumer/index.ts';
import { marketCheckoutRoutes, marketOrderRoutes } from '#shared/routes/consumer/market-order.ts';
import {
  marketActivityRoutes,
  marketFindRoutes,
  marketHomeRoutes,
  marketStoreRoutes,
} from '#shared/routes/consumer/market.ts';
import { comboRoutes } from '#shared/routes/consumer/combo.ts';
import { monthlyCardRoutes } from '#shared/routes/consumer/monthly-card.ts';
import { orderRoutes } from '#shared/routes/consumer/orders.ts';
import { pageRoutes } from '#shared/routes/consumer/pages.ts';
import { pointsRoutes } from '#shared/routes/consumer/points.ts';
import { profileRoutes } from '#shared/routes/consumer/profile.ts';
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

/** The screens of an area: its list, the only thing that its file exports, its words and the screen itself are fetched when one of its routes is opened, and nothing before. */
const area = <Routes extends object>(
  routes: Routes,
  texts: TextPart,
  list: () => Promise<Readonly<Record<string, ScreensOf<Routes>>>>,
): Record<keyof Routes, Screen> => {
  const screen = (name: keyof Routes): Screen => {
    let loaded: ComponentType | undefined;
    const load = async (): Promise<ComponentType> => {
      [loaded] = await Promise.all([
        loadPart(async () => Object.values(await list())[0]![name]()),
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
  ...area(addressRoutes, 'address', () => import('../features/address/screens.ts')),
  ...area(
    cancelAccountRoutes,
    'cancel-account',
    () => import('../features/cancel-account/screens.ts'),
  ),
  ...area(cardsRoutes, 'cards', () => import('../features/cards/screens.ts')),
  ...area(cashierRoutes, 'checkout', () => import('../features/cashier/screens.ts')),
  ...area(checkoutRoutes, 'checkout', () => import('../features/takeout/checkout/screens.ts')),
  ...area(coreRoutes, 'account', () => import('../features/account/screens.ts')),
  // its list comes at once: most visits begin there
  ...area(homeRoutes, 'home', () => Promise.resolve({ homeScreens })),
  ...area(findRoutes, 'find', () => import('../features/takeout/find/screens.ts')),
  ...area(goldRoutes, 'gold', () => import('../features/gold/screens.ts')),
  ...area(groupRoutes, 'group', () => import('../features/group/screens.ts')),
  ...area(groupRefundRoutes, 'group-refund', () => import('../features/group-refund/screens.ts')),
  ...area(storeRoutes, 'store', () => import('../features/takeout/store/screens.ts')),
  ...area(marketStoreRoutes, 'market-store', () => import('../features/market/store/screens.ts')),
  ...area(
    marketCheckoutRoutes,
    'market-checkout',
    () => import('../features/market/checkout/screens.ts'),
  ),
  ...area(marketOrderRoutes, 'market-orders', () => import('../features/market/orders/screens.ts')),
  ...area(marketFindRoutes, 'market-find', () => import('../features/market/find/screens.ts')),
  ...area(marketHomeRoutes, 'market-home', () => import('../features/market/home/screens.ts')),
  ...area(comboRoutes, 'combo', () => import('../features/combo/screens.ts')),
  ...area(monthlyCardRoutes, 'monthly-card', () => import('../features/monthly-card/screens.ts')),
  ...area(
    marketActivityRoutes,
    'market-activity',
    () => import('../features/market/activity/screens.ts'),
  ),
  ...area(orderRoutes, 'orders', () => import('./all-orders/screens.ts')),
  ...area(pageRoutes, 'pages', () => import('../features/pages/screens.ts')),
  ...area(pointsRoutes, 'points', () => import('../features/points/screens.ts')),
  ...area(profileRoutes, 'profile', () => import('../features/profile/screens.ts')),
  ...area(walletRoutes, 'wallet', () => import('../features/wallet/screens.ts')),
};
