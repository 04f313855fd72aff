import { test as base } from '@playwright/test';
import { buy, consumer, printedVouchers, type Bought } from './demo-vouchers.ts';
import { quickenBrowser } from './quick-waits.ts';
import type { TestClient } from './server-client.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import type { Town } from './test-town.ts';

/** A consumer who buys, and the demonstration's vouchers by state. */
export type Shop = {
  member: TestClient;
  codes: Readonly<Record<string, string>>;
  buy(product: string, quantity?: number): Promise<Bought>;
};

/**
 * What journeys of pages share in a worker, each begun when a journey first asks for it. All of it stands here: a worker cannot take a journey with other
 * fixtures of its own over, and would start browser and server again. A spec that locks accounts, counts rows or uses vouchers up starts its own server.
 */
// oxlint-disable no-empty-pattern -- Playwright reads from the first parameter's pattern what a fixture needs
export const test = base.extend<
  object,
  { server: ServerProcess; shop: Shop; town: Town; quickWaits: void }
>({
  /** One real server with the demonstration town. */
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shop: [
    async ({ server }, provide) => {
      const member = await consumer(server.url);
      await provide({
        member,
        codes: printedVouchers(server.log()),
        buy: (product, quantity = 1) => buy(server.url, member, { product, quantity }),
      });
    },
    { scope: 'worker' },
  ],
  /** A town whose clock is the journeys' own. */
  town: [
    async ({}, provide) => {
      // it brings the whole server into this process: only where it is asked for
      const { openTown } = await import('./test-town.ts');
      const { town, close } = await openTown();
      await provide(town);
      await close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  quickWaits: [
    async ({ browser }, provide) => {
      await quickenBrowser(browser);
      await provide();
    },
    { scope: 'worker', auto: true },
  ],
  /** Playwright empties a context that it reuses, but a line that a journey cut stays cut. */
  context: async ({ context }, provide) => {
    await context.setOffline(false);
    await provide(context);
  },
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
});

export { expect } from '@playwright/test';
