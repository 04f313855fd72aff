import type { Page } from 'playwright';
import { buildStale } from '#build/stale.mjs';
import { consumer } from '#tests/support/demo-vouchers.ts';
import type { TestClient, Till } from '#tests/support/server-client.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { withChromium } from '../chromium.ts';
import { onPostgres } from '../on-postgres.ts';
import { percentile, printNote, printTable, round, type Row } from '../table.ts';
import { openDesk, openTill } from './desk-page.ts';
import { accept, act, signInAt, takeOver, unpaidOrder } from './full-board.ts';

const ROUNDS = 20;
const WARM = 3;

type Watched = typeof globalThis & { cardsAt?: Record<string, number>; ringsAt?: number[] };

/** Runs in the page: notes when a card was first drawn in its column, and when it rang. */
const watchDesk = (): void => {
  const watched = globalThis as Watched;
  const cardsAt: Record<string, number> = {};
  const ringsAt: number[] = [];
  watched.cardsAt = cardsAt;
  watched.ringsAt = ringsAt;
  new MutationObserver(() => {
    const fresh = [...document.querySelectorAll<HTMLElement>('[data-testid=desk-card]')]
      .map(
        (card) => `${card.closest('section')?.dataset['testid']} ${card.dataset['number'] ?? ''}`,
      )
      .filter((card) => !(card in cardsAt));
    for (const card of fresh) cardsAt[card] = Number.POSITIVE_INFINITY;
    if (fresh.length > 0)
      requestAnimationFrame(() =>
        setTimeout(() => {
          for (const card of fresh) cardsAt[card] = Date.now();
        }),
      );
  }).observe(document, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { start } = AudioScheduledSourceNode.prototype;
  OscillatorNode.prototype.start = function noted(when) {
    ringsAt.push(Date.now());
    start.call(this, when);
  };
};

/** When a column first showed a card that it did not have. */
const shownAt = async (page: Page, column: string, known: ReadonlySet<string>): Promise<number> => {
  const found = await page.waitForFunction(
    ([name, before]) =>
      Object.entries((globalThis as Watched).cardsAt ?? {}).find(
        ([card, at]) => card.startsWith(name) && !before.includes(card) && Number.isFinite(at),
      )?.[1],
    [column, [...known]] as const,
    { polling: 20 },
  );
  return (await found.jsonValue())!;
};

const ringAfter = async (page: Page, since: number): Promise<number> => {
  const found = await page.waitForFunction(
    (from) => (globalThis as Watched).ringsAt?.find((at) => at >= from),
    since,
    { polling: 20 },
  );
  return (await found.jsonValue())!;
};

type Round = { sent: number[]; answered: number[]; ring: number };
type Parts = { page: Page; till: Till; member: TestClient; writer: ServerProcess };

/** A guest pays and the page rings; the order is accepted at another till. */
const oneRound = async ({ page, till, member, writer }: Parts): Promise<Round> => {
  const { orderId, pay } = await unpaidOrder(writer, member);
  const known = new Set(
    await page.evaluate(() => Object.keys((globalThis as Watched).cardsAt ?? {})),
  );
  const done = async (column: string, write: () => Promise<unknown>) => {
    const began = Date.now();
    await write();
    const answered = Date.now();
    const shown = await shownAt(page, column, known);
    return { began, shown, sent: shown - began, answered: Math.max(0, shown - answered) };
  };
  const paid = await done('desk-NEW', pay);
  const ring = await ringAfter(page, paid.began);
  const accepted = await done('desk-MAKING', () => accept(till, orderId));
  // a column draws its first cards only: what was seen makes room
  await till.api.merchantDeskReady(act(orderId));
  return {
    sent: [paid.sent, accepted.sent],
    answered: [paid.answered, accepted.answered],
    ring: Math.max(0, ring - paid.shown),
  };
};

const rowOf = (what: string, rounds: readonly Round[]): Row => {
  const [sent, answered] = [
    rounds.flatMap((each) => each.sent),
    rounds.flatMap((each) => each.answered),
  ];
  const rings = rounds.map(({ ring }) => ring);
  return {
    what,
    writes: sent.length,
    'sent to screen p50 ms': round(percentile(sent, 50), 0),
    'p95 ms': round(percentile(sent, 95), 0),
    'answered to screen p50 ms': round(percentile(answered, 50), 0),
    'and p95 ms': round(percentile(answered, 95), 0),
    'screen to ring p95 ms': round(percentile(rings, 95), 0),
  };
};

type Measured = { what: string; writer: ServerProcess; reader: ServerProcess };

const measured = ({ what, writer, reader }: Measured): Promise<Row> =>
  withChromium({}, async (browser) => {
    const page = await openTill(browser, { url: reader.url, watches: [watchDesk] });
    await openDesk(page, reader.url);
    // a page may sound once it was touched
    await page.mouse.click(640, 790);
    const [till, member] = [await signInAt(writer), await consumer(writer.url)];
    const rounds: Round[] = [];
    for (let turn = 0; turn < WARM + ROUNDS; turn += 1)
      rounds.push(await oneRound({ page, till, member, writer }));
    return rowOf(what, rounds.slice(WARM));
  });

/** From the write of an order until a page of another till shows it, and rings: in one process, and across two over one PostgreSQL. */
export const run = async (): Promise<void> => {
  if (process.env['DIST_DIR'] === undefined) await buildStale('console');
  await onPostgres(async ({ server, db, databaseUrl }) => {
    await takeOver({ server, db });
    const rows = [await measured({ what: 'one process', writer: server, reader: server })];
    const started = (instances: string) =>
      startServer({ env: { DATABASE_URL: databaseUrl, INSTANCES: instances, LOG_LEVEL: 'warn' } });
    for (const [what, instances] of [
      ['two processes', '2'],
      ['two processes, without LISTEN', '1'],
    ] as const) {
      const [writer, reader] = [await started(instances), await started(instances)];
      try {
        rows.push(await measured({ what, writer, reader }));
      } finally {
        await Promise.all([writer.remove(), reader.remove()]);
      }
    }
    printTable('From the write of an order to the screen of another till', rows);
  });
  printNote(
    'The commit lies between what was sent and what was answered. It is to be on the screen, 95 of 100, within 300 ms in one process, 500 across two, 1,500 without LISTEN; the ring within 200 ms after.',
  );
};
