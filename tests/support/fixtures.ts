import { test as base } from '@playwright/test';
import { quickenBrowser } from './quick-waits.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** One real server with the demonstration town for all journeys of a worker. A spec that locks accounts or uses vouchers up starts its own. */
export const test = base.extend<object, { town: string; server: ServerProcess; quickWaits: void }>({
  /** A spec that names a town of its own gets a server that no other spec has bought at. */
  town: ['shared', { option: true, scope: 'worker' }],
  server: [async ({}, provide) => { // oxlint-disable-line no-empty-pattern -- the runner wants a pattern here
    const server = await startServer();
    await provide(server);
    await server.remove();
  }, { scope: 'worker', timeout: 90_000 }],
  quickWaits: [async ({ browser }, provide) => {
    await quickenBrowser(browser);
    await provide();
  }, { scope: 'worker', auto: true }],
  baseURL: async ({ server }, provide) => { await provide(server.url); },
});

export { expect } from '@playwright/test';
