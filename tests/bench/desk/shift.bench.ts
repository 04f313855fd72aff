import type { CDPSession } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import type { OrderId } from '#shared/kernel/ids.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { withChromium } from '../chromium.ts';
import { onPostgres } from '../on-postgres.ts';
import { printNote, printTable, round, type Row } from '../table.ts';
import { openDesk, openTill } from './desk-page.ts';
import { accept, act, signInAt, takeOver, withEach } from './full-board.ts';
import { heldMb, residentMb, TELLS_MEMORY } from './server-memory.ts';

const HOURS = 12;
/** A rush hour (issue 17 "Demo"), twelve times. */
const ORDERS_AN_HOUR = 60;
/** A till says so often that it is there, and somebody opens an order. */
const BEATS_AN_HOUR = 180;

type People = { till: Till; member: TestClient };

/** What an hour brings to a server: orders from their payment to the guest's hand, looked at on the way, and the tills that say that they are there. */
const anHour = async ({ till, member }: People, orders: readonly OrderId[]): Promise<void> => {
  await withEach(orders, async (orderId) => {
    await accept(till, orderId);
    await till.api.merchantDeskGet({ orderId });
    await till.api.merchantDeskReady(act(orderId));
    const { pickupQr } = await member.api.takeoutOrderGet({ tradeId: orderId });
    await till.api.merchantDeskHandOver({ ...act(orderId), input: pickupQr! });
  });
  const { stores } = await till.api.merchantDeskBoard({ withDone: true });
  const storeIds = stores.map(({ storeId }) => storeId);
  await withEach(Array.from({ length: BEATS_AN_HOUR }), () =>
    till.api.merchantDeskHeard({ storeIds, canRing: true, isVisible: true }),
  );
};

/** Megabytes that a page holds after its garbage was collected. */
const pageMb = async (session: CDPSession): Promise<number> => {
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

/** What a server and a till's page hold after the orders of twelve hours, beside what they held after the first. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('console');
  await onPostgres(async ({ server, db }) => {
    const { member, addOrders } = await takeOver({ server, db });
    await withChromium({}, async (browser) => {
      const page = await openTill(browser, { url: server.url, watches: [] });
      await openDesk(page, server.url);
      const session = await page.context().newCDPSession(page);
      const rows: Row[] = [];
      const measure = async (hours: number): Promise<void> => {
        await page.waitForTimeout(3000);
        rows.push({
          'hours of orders': hours,
          orders: hours * ORDERS_AN_HOUR,
          'server holds MB': round(await heldMb(server)),
          'server resident MB': round(residentMb(server.pid), 0),
          'page holds MB': round(await pageMb(session)),
        });
      };
      for (let hour = 1; hour <= HOURS + 1; hour += 1) {
        // a shift signs in anew
        const till = await signInAt(server);
        await anHour({ till, member }, await addOrders(ORDERS_AN_HOUR));
        if (hour === 1 || hour % 4 === 1) await measure(hour);
      }
      printTable('Memory after garbage was collected; the first row is the yardstick', rows);
    });
  }, TELLS_MEMORY);
  printNote(
    `The load of ${HOURS} hours (${ORDERS_AN_HOUR} orders an hour from payment to hand-over, with the heartbeats of a till) is run as fast as it goes. A heap is to stay within 20 MB of what it was.`,
  );
};
